import { ScrollRegion } from '../ScrollRegion';
import styles from './chart.module.css';
import type { ChartData } from './chart-data';

export const ChartTable = ({ title, data }: { title: string; data: ChartData }) => (
  <ScrollRegion label={`${title}, table`}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{data.of}</th>
          {data.series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.points.map(({ name }, index) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {data.series.map((series) => (
              <td key={series.name}>{`${series.values[index] ?? 0}${data.unit ?? ''}`}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);
