/** `Drawing` overrides an undocumented method of echarts-for-react. This test fails when the method changes. */
import * as echarts from 'echarts/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { SizedEChart } from '../../../src/ui/chart/drawing';

vi.mock('echarts/core', () => {
  const chart = { setOption: vi.fn(), resize: vi.fn(), on: vi.fn(), hideLoading: vi.fn() };
  return { init: vi.fn(() => chart), getInstanceByDom: () => chart, dispose: vi.fn() };
});

beforeEach(() => vi.clearAllMocks());

test('the wrapper creates a chart once, at the size of its element, and sets its option', async () => {
  const option = { series: [] };
  const element = { clientWidth: 320, clientHeight: 180 } as HTMLElement;
  const drawing = new SizedEChart({ echarts, option, notMerge: true, autoResize: false });
  drawing.ele = element;

  drawing.componentDidMount();
  await expect.poll(() => echarts.getInstanceByDom(element)?.setOption).toHaveBeenCalled();

  expect(vi.mocked(echarts.init).mock.calls).toEqual([[element, null, { width: 320, height: 180 }]]);
  expect(echarts.getInstanceByDom(element)?.setOption).toHaveBeenCalledWith(option, expect.anything());
  expect(echarts.dispose).not.toHaveBeenCalled();
});
