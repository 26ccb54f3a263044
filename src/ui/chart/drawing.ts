import { init } from 'echarts/core';
import EChartsReactCore from 'echarts-for-react/esm/core';

/** A chart that starts once, at the size of its element. The wrapper would draw an empty chart first and start again after it. */
export class Drawing extends EChartsReactCore {
  override async initEchartsInstance() {
    return init(this.ele, null, { width: this.ele.clientWidth, height: this.ele.clientHeight });
  }
}
