import './tax-checks.css'
import type { ReactNode } from 'react'
import { RouteLink } from '../../../base/ui/page/link'
import { dmy, monthAndYear } from '../../../base/ui/words/format'
import { currentLanguage, useWords, type Translate } from '../../../base/ui/words/use-words'
import type { Check, CheckNamed } from '../model-check'
import { mendOf } from '../rules-mend'
import { taxCheckWords } from '../words-check'

export interface TaxCheckListProps {
  /** Of one house. */
  readonly checks: readonly Check[]
  /** The address of this page with a dialog over it. */
  readonly dialogHref: (params: Readonly<Record<string, number>>) => string
}

/** So many are named at once; the others are folded. */
const shownAtOnce = 5

/** What is missing in a house, each line a link to where it is mended. */
export function TaxCheckList({ checks, dialogHref }: TaxCheckListProps) {
  const t = useWords(taxCheckWords)
  if (checks.length === 0) return <p>{t('nothingOf')}</p>
  return (
    <ul className="tax-checks">
      {checks.map((check) => (
        <li key={check.kind}>
          <strong>{t(check.kind, { count: check.count })}</strong>
          {check.closed !== check.count && <p className="ui-fine">{t(`${check.kind}Help`)}</p>}
          {check.closed !== undefined && <p className="ui-fine">{t('itemsClosed', { count: check.closed })}</p>}
          <Mends check={check} dialogHref={dialogHref} />
        </li>
      ))}
    </ul>
  )
}

function Mends({ check, dialogHref }: Pick<TaxCheckListProps, 'dialogHref'> & { readonly check: Check }) {
  const t = useWords(taxCheckWords)
  const { count, vouchers } = check
  const link = (text: ReactNode, named?: CheckNamed) => {
    const mend = mendOf(check, named)
    return <RouteLink href={'page' in mend ? mend.page : dialogHref(mend.dialog)}>{text}</RouteLink>
  }
  if (vouchers.length === 0) return link(t('toHouse'))
  const list = (some: readonly CheckNamed[]) => (
    <ul>
      {some.map((named) => (
        <li key={`${named.id} ${named.date}`}>{link(textOf(check, named, t), named)}</li>
      ))}
    </ul>
  )
  const [first, rest] = [vouchers.slice(0, shownAtOnce), vouchers.slice(shownAtOnce)]
  return (
    <>
      {list(first)}
      {rest.length > 0 && (
        <details>
          <summary>{t('more', { count: rest.length })}</summary>
          {list(rest)}
          {count > vouchers.length && <p className="ui-fine">{t('firstOf', { shown: vouchers.length, count })}</p>}
        </details>
      )}
    </>
  )
}

/** What a check is about, in words: a month with its tenant, a year, else its name and date. */
function textOf(
  { kind }: Check,
  { id, name, date }: CheckNamed,
  t: Translate<keyof typeof taxCheckWords.texts>,
): string {
  if (kind === 'monthsWithoutRent') return `${monthAndYear(date, currentLanguage())}: ${name}`
  if (kind === 'personalOutdated') return t('personal', { year: id })
  return `${name.trim().split('\n', 1)[0] || t('unnamed')}, ${dmy(date)}`
}
