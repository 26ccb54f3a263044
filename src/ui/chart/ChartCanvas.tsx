/** Imports ECharts, and therefore loads with the first chart. */
import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../services/context';
import type { ChartData } from './chart-data';
import { SizedEChart } from './drawing';
import { type ChartLook, optionOf } from './options';
import { currentChartPalette } from './palette';
import { dataSlotsOf } from './time-axis';

echarts.use([BarChart, LineChart, PieChart, GridComponent, TooltipComponent, LabelLayout, CanvasRenderer]);

const FILLING = { height: '100%' };

const areAlike = (one: ChartLook, other: ChartLook): boolean =>
  one.palette === other.palette && one.rem === other.rem && one.width === other.width;

interface ChartCanvasProps {
  data: ChartData;
  shown: number | null;
}

export default function ChartCanvas({ data, shown }: ChartCanvasProps) {
  const { theme } = useServices();
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<SizedEChart>(null);
  const [look, setLook] = useState<ChartLook>();

  useLayoutEffect(() => {
    const element = place.current as HTMLDivElement;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = { palette: currentChartPalette(), rem, width: element.clientWidth };
      // An equal look stays the same object, so that the chart is not drawn again.
      setLook((last) => (last && areAlike(last, next) ? last : next));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    const unfollow = theme.subscribe(measure);
    return () => {
      sizes.disconnect();
      unfollow();
    };
  }, [theme]);

  const option = useMemo(() => look && optionOf(data, look), [data, look]);

  useEffect(() => {
    const chart = drawing.current?.getEchartsInstance();
    if (!chart || !option) return;
    if (shown === null) chart.dispatchAction({ type: 'hideTip' });
    else
      chart.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: dataSlotsOf(data).indexOf(shown) });
  }, [data, option, shown]);

  return (
    <div ref={place} className="w-full h-full" aria-hidden>
      {option && <SizedEChart ref={drawing} echarts={echarts} option={option} notMerge style={FILLING} />}
    </div>
  );
}
