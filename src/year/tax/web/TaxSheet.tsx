import './tax-figures.css'
import { formatOre, type Ore } from '../../../base/kit/money'
import { percentText } from '../../../base/kit/percent'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { Notice } from '../../../base/ui/page/notice'
import { CopyButton } from '../../../base/ui/page/copy-button'
import { Panel } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { GroupRateChoice } from '../../../books/depreciation/web/GroupRateChoice'
import { houseWords } from '../../../landlord/house/words'
import type { House } from '../../../landlord/house/model'
import { taxCalls } from '../calls'
import type { HouseTax } from '../model'
import { basisOfBalance } from '../rules-balance'
import { hasEntry } from '../rules-state'
import { taxScreenWords } from '../words-screen'
import { LettingAnswerNote } from './LettingAnswer'
import { NetRows } from './LinesTable'
import { useTaxRows, type TaxRow } from './use-tax-rows'

interface TaxSheetProps {
  readonly tax: HouseTax
  readonly house: Pick<House, 'name' | 'address' | 'postcode' | 'city'>
  /** Municipality and property numbers in the land register's short form; empty for none. */
  readonly numbers: string
}

/** The entries of one house as the return asks for them, each to be copied; on paper a page of its own. */
export function TaxSheet({ tax, house, numbers }: TaxSheetProps) {
  const t = useWords(taxScreenWords)
  const h = useWords(houseWords)
  const rows = useTaxRows(tax)
  const isEntered = hasEntry(tax)
  const { balance } = tax.lines
  return (
    <div className="tax-sheet">
      <Panel title={house.name}>
        <div className="tax-facts">
          <DescriptionList
            items={[
              { term: h('address'), value: `${house.address}, ${house.postcode} ${house.city}` },
              { term: t('numbers'), value: numbers || t('noNumbers') },
            ]}
          />
          {(tax.state === 'taxFree' || tax.state === 'shortLets') && (
            <Notice>{t(tax.state === 'taxFree' ? 'leftTaxFree' : 'leftShort', { year: tax.year })}</Notice>
          )}
          <LettingAnswerNote tax={tax} />
          {tax.state === 'empty' && !tax.outside && <p>{t('nothing', { year: tax.year })}</p>}
          {isEntered && (
            <table className="tax-lines">
              <caption className="ui-hidden">{`${t('lines')}: ${house.name}`}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('line')}</th>
                  <th scope="col" data-end>
                    {t('kroner')}
                  </th>
                  <th scope="col" className="tax-copy">
                    <span className="ui-hidden">{t('copy')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Entry key={row.key} row={row} />
                ))}
                {tax.share !== 100 && <ShareEntry share={tax.share} />}
                <NetRows tax={tax} write={(amount) => formatOre(amount, 'needed')} />
              </tbody>
            </table>
          )}
          {isEntered && <p className="ui-fine">{t('netCalculated')}</p>}
          {isEntered && tax.lines.short_let > 0 && <p className="ui-fine">{t('shortText')}</p>}
          {isEntered && tax.share !== 100 && (
            <p className="ui-fine">
              {t('ownHelp')} {t('coOwnerDuty')}
            </p>
          )}
          {isEntered && tax.lines.flat_rate !== null && <p className="ui-fine">{t('flatRateTicked')}</p>}
          {balance && (
            <GroupRateChoice
              key={`${tax.year} ${balance.rate}`}
              houseId={tax.houseId}
              year={tax.year}
              basis={basisOfBalance(balance)}
              percent={balance.rate}
              invalidates={[taxCalls.figures, taxCalls.checkList]}
            />
          )}
        </div>
      </Panel>
    </div>
  )
}

/** One entry with its amount, to be copied unless the authority calculates it. */
function Entry({ row: { label, amount, by } }: { row: TaxRow }) {
  const t = useWords(taxScreenWords)
  return (
    <tr data-basis={by === 'basis' || undefined}>
      <th scope="row">{label}</th>
      <td data-end>{formatOre(amount, 'needed')}</td>
      <td className="tax-copy">
        {by !== 'calculated' && <CopyButton text={plain(amount)} what={t('amountOf', { line: label })} />}
      </td>
    </tr>
  )
}

/** The landlord's share in percent, as the return asks for it beside the amounts of the whole house. */
function ShareEntry({ share }: { readonly share: number }) {
  const t = useWords(taxScreenWords)
  return (
    <tr>
      <th scope="row">{t('lineShare')}</th>
      <td data-end>{percentText(share)}</td>
      <td className="tax-copy">
        <CopyButton text={String(share).replace('.', ',')} what={t('amountOf', { line: t('lineShare') })} />
      </td>
    </tr>
  )
}

/** Digits alone, as a field of the return takes them. */
const plain = (amount: Ore): string => String(amount / 100)
