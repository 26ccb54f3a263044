import { init } from 'echarts/core';
import EChartsReactCore from 'echarts-for-react/esm/core';

/** Creates the chart once, with the size of its element. The base class creates it twice, first empty. */
export class SizedEChart extends EChartsReactCore {
  override async initEchartsInstance() {
    return init(this.ele, null, { width: this.ele.clientWidth, height: this.ele.clientHeight });
  }
}
