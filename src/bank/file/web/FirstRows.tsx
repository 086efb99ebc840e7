import '../../../base/ui/list/ui-list.css'
import { dmy, kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { BankFile } from '../model'
import { bankFileWords } from '../words'

/** Enough rows to see whether the file was read correctly. */
const shown = 8

export function FirstRows({ rows }: Pick<BankFile, 'rows'>) {
  const t = useWords(bankFileWords)
  return (
    <div className="bank-framed">
      <table className="bank-rows-read bank-first-rows">
        <caption className="ui-hidden">{t('firstRows')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('text')}</th>
            <th scope="col" data-end>
              {t('sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <tr key={row.line}>
              <td className="ui-figures">{row.date === null ? '–' : dmy(row.date)}</td>
              <td>
                {row.counterparty !== null && row.counterparty !== '' && <strong>{row.counterparty} </strong>}
                {row.text}
                {row.pending && <span className="ui-fine"> ({t('pendingRow')})</span>}
              </td>
              <td className="ui-figures" data-end>
                {kr(row.sum)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
