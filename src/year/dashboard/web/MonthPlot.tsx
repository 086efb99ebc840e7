import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import { formatOre, fromKroner, toKroner } from '../../../base/kit/money'
import { kr } from '../../../base/ui/words/format'
import { colour } from '../../../base/ui/page/tokens'
import type { Bar } from '../rules-plot'

export interface MonthPlotProps {
  readonly bars: readonly Bar[]
  readonly labelOf: (bar: Bar) => string
  readonly incomeName: string
  readonly costsName: string
  readonly deductionsName: string
}

/**
 * Income and costs side by side. Drawn at the width that is there, so that its words never shrink. It is a picture:
 * whoever cannot see it has the table beside it, so nothing in it takes the focus.
 */
export default function MonthPlot({ bars, labelOf, incomeName, costsName, deductionsName }: MonthPlotProps) {
  const hasDeductions = bars.some((bar) => bar.deduction > 0)
  return (
    <BarChart
      h="100%"
      data={bars.map((bar) => ({
        label: labelOf(bar),
        income: toKroner(bar.income),
        costs: toKroner(bar.costs),
        deductions: toKroner(bar.deduction),
      }))}
      dataKey="label"
      series={[
        { name: 'income', label: incomeName, color: colour('chart-income'), stackId: 'income' },
        { name: 'costs', label: costsName, color: colour('chart-cost'), stackId: 'costs' },
        ...(hasDeductions
          ? [{ name: 'deductions', label: deductionsName, color: colour('chart-deduction'), stackId: 'costs' }]
          : []),
      ]}
      gridAxis="x"
      tickLine="none"
      barProps={{ radius: [3, 3, 0, 0], isAnimationActive: false }}
      barChartProps={{ accessibilityLayer: false, barGap: 2 }}
      maxBarWidth={28}
      // The library moves the words 10 px down: without room for that they stick out below.
      xAxisProps={{ interval: 'equidistantPreserveStart', minTickGap: 2, tickMargin: 2, height: 34 }}
      yAxisProps={{ width: 'auto', tickFormatter: (kroner: number) => formatOre(fromKroner(kroner), 'needed') }}
      valueFormatter={(kroner) => kr(fromKroner(kroner))}
    />
  )
}
