import { formatOre, sumOre, type Ore } from '../../../base/kit/money'
import { percentText } from '../../../base/kit/percent'
import { useWords } from '../../../base/ui/words/use-words'
import type { HouseTax } from '../model'
import { hasEntry } from '../rules-state'
import { togetherOf } from '../rules-table'
import { taxScreenWords } from '../words-screen'
import { taxTableWords } from '../words-table'
import { TableLine } from './TaxLineRows'
import type { TableSight } from './table-sight'

/** The net of each house, and the landlord's own part where somebody owns with them. */
export function TaxNetRows(sight: TableSight) {
  const t = useWords(taxScreenWords)
  const table = useWords(taxTableWords)
  const { figures, chosen } = sight
  const together = togetherOf(figures, chosen)
  const cellsOf = (of: (tax: HouseTax) => Ore) =>
    figures.map((tax) => (hasEntry(tax) ? formatOre(of(tax), 'needed') : '–'))
  const sumOf = (of: (tax: HouseTax) => Ore) => formatOre(sumOre(together.map(of)), 'needed')
  const net = ({ lines }: HouseTax) => lines.net
  const own = ({ lines }: HouseTax) => lines.net_share
  const isShared = figures.some((tax) => hasEntry(tax) && tax.share !== 100)
  return (
    <>
      <TableLine sight={sight} net head={t('net')} cells={cellsOf(net)} sum={sumOf(net)} />
      {isShared && (
        <TableLine
          sight={sight}
          net
          head={table('ownShare')}
          cells={cellsOf(own).map((amount, index) => (
            <>
              {amount}
              {figures[index]!.share !== 100 && (
                <span className="tax-table-note">{percentText(figures[index]!.share)}</span>
              )}
            </>
          ))}
          sum={sumOf(own)}
        />
      )}
    </>
  )
}
