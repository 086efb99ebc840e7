import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import { formatOre, fromKroner, toKroner } from '../../../base/kit/money'
import { kr } from '../../../base/ui/words/format'
import { colour } from '../../../base/ui/page/tokens'
import { scaleEnd, type Bar } from '../../../year/dashboard/rules-plot'

/** Room that a character of a label takes at most, and the labels' distance from the plot, in px. */
const [digit, gap] = [8, 20]

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
  const label = (kroner: number) => formatOre(fromKroner(kroner), 'needed')
  // The library measures its labels narrower than they are drawn, and cuts their first digits off.
  const longest = label(Math.ceil(toKroner(scaleEnd(bars)))).length
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
      yAxisProps={{ width: longest * digit + gap, tickFormatter: label }}
      valueFormatter={(kroner) => kr(fromKroner(kroner))}
    />
  )
}
