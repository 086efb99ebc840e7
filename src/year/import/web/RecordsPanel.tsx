import { useState } from 'react'
import { Button } from '@mantine/core'
import { Panel } from '../../../base/ui/page/page'
import type { Ore } from '../../../base/kit/money'
import { dmy, kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { costTypeWords } from '../../../books/expense/words-cost-type'
import { tenantName } from '../../../books/income/rules-tenant'
import type { OldBooks } from '../model'
import { importWords } from '../words'

/** How many records are added to a list at a time. */
const step = 50

interface Line {
  readonly day: string
  readonly text: string
  readonly sum: Ore
}

const named = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ')

function useLines({ houses, suppliers, expenses, income, items, contracts }: OldBooks['proposal']) {
  const typeName = useWords(costTypeWords)
  const t = useWords(importWords)
  const houseOf = ({ house }: { readonly house?: number | undefined }) =>
    house === undefined || houses.length === 1 ? '' : houses[house]!.name
  return {
    expenses: expenses.map((one): Line => {
      const payee = one.supplier === undefined ? '' : (suppliers[one.supplier]?.name ?? '')
      const { date, description, cost_type, sum } = one
      return { day: dmy(date), text: named(description, payee, typeName(cost_type), houseOf(one)), sum }
    }),
    income: income.map((one): Line => {
      const { title, start_date, sum } = one
      return { day: dmy(start_date), text: named(title, tenantName(one), houseOf(one)), sum }
    }),
    items: items.map((one): Line => {
      const left = one.carried ? t('left', { balance: kr(one.carried.balance), day: dmy(one.carried.on) }) : ''
      return { day: dmy(one.date), text: named(one.name, left, houseOf(one)), sum: one.sum }
    }),
    contracts: contracts.map((one): Line => {
      return {
        day: one.start_date === null ? '' : dmy(one.start_date),
        text: named(tenantName(one), houseOf(one)),
        sum: one.month_sum,
      }
    }),
  }
}

function Lines({ lines, title }: { readonly lines: readonly Line[]; readonly title: string }) {
  const t = useWords(importWords)
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState(step)
  if (lines.length === 0) return null
  // The records of a proposal keep their order, and one line of a sheet may give several of them.
  const rows = lines.slice(0, shown).map(({ day, text, sum }, place) => ({ place, day, text, sum }))
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {title} ({lines.length})
      </summary>
      {open && (
        <table className="old-books-table">
          <thead className="ui-hidden">
            <tr>
              <th scope="col">{t('fieldDay')}</th>
              <th scope="col">{t('fieldText')}</th>
              <th scope="col">{t('sum')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ place, day, text, sum }) => (
              <tr key={place}>
                <td>{day}</td>
                <td>{text}</td>
                <td>{kr(sum)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {open && lines.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + step)}>
          {t('more', { count: Math.min(step, lines.length - shown) })}
        </Button>
      )}
    </details>
  )
}

/** The proposed records, one line each, by their kind. They are drawn when their list is opened. */
export function RecordsPanel({ proposal }: Pick<OldBooks, 'proposal'>) {
  const t = useWords(importWords)
  const lines = useLines(proposal)
  return (
    <Panel title={t('records')}>
      {(['expenses', 'income', 'items', 'contracts'] as const).map((kind) => (
        <Lines key={kind} title={t(kind)} lines={lines[kind]} />
      ))}
      {proposal.houses.length > 0 && (
        <p>
          {t('houses')}: {proposal.houses.map(({ name }) => name).join(', ')}
        </p>
      )}
    </Panel>
  )
}
