import { statDefinitions } from '@femcoders/contracts/stat-definitions';
import { type ChartProps, ColumnChart } from './column-chart.tsx';
import { GroupChart } from './group-chart.tsx';

/** A statistic as what it is: columns over time, or bars for its groups; each with its table and its file. */
export function StatChart(chart: ChartProps) {
  return statDefinitions[chart.stat.id].by === 'months' ? <ColumnChart {...chart} /> : <GroupChart {...chart} />;
}
