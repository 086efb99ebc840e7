import './tax-checks.css'
import type { ReactNode } from 'react'
import { yearOf } from '../../../base/kit/day'
import { RouteLink } from '../../../base/ui/page/link'
import { Panel } from '../../../base/ui/page/page'
import { dmy, monthAndYear } from '../../../base/ui/words/format'
import { currentLanguage, useWords, type Translate } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { LettingAnswerButtons } from './LettingAnswer'
import type { Check, CheckKind, CheckNamed } from '../model-check'
import { checkGroupsOf, type CheckGroup } from '../rules-check-groups'
import { checkTargetOf } from '../rules-check-target'
import { houseWords } from '../../../landlord/house/words'
import { draftKindsText, draftKindWords } from '../words-draft-kind'
import { taxCheckWords } from '../words-check'

type T = Translate<keyof typeof taxCheckWords.texts>

interface TaxChecksProps {
  readonly houses: readonly Pick<House, 'id' | 'name'>[]
  readonly checks: readonly Check[]
  /** Makes the address of this page with a dialog over it. */
  readonly dialogHref: (params: Readonly<Record<string, number>>) => string
  /**
   * `sent`: the return was already sent. `running`: nothing can be sent yet. Left out: the return
   * can be sent.
   */
  readonly stage?: 'sent' | 'running' | undefined
}

/** The panel's id, which links lead to. */
export const taxChecksId = 'tax-checks'

/** The maximum number of lines that are always shown. Further lines are collapsed. */
const shownAtOnce = 5

/**
 * The check list. Each line is for one or more records with the same name, and links to the place
 * where they are corrected.
 */
export function TaxChecks({ houses, checks, dialogHref, stage }: TaxChecksProps) {
  const t = useWords(taxCheckWords)
  const groups = checkGroupsOf(checks)
  if (groups.length === 0) return null
  const nameOf = (id: number) => (houses.length > 1 ? houses.find((house) => house.id === id)?.name : undefined)
  const list = (some: readonly CheckGroup[]) => (
    <ul className="tax-checks">
      {some.map((group) => (
        <GroupLine
          key={`${group.check.houseId} ${group.check.kind} ${group.name}`}
          group={group}
          house={nameOf(group.check.houseId)}
          dialogHref={dialogHref}
        />
      ))}
    </ul>
  )
  // If only one more line is left, it is shown too, because a "more" button would take as much space.
  const shown = groups.length === shownAtOnce + 1 ? groups.length : shownAtOnce
  const [first, rest] = [groups.slice(0, shown), groups.slice(shown)]
  // The authority refuses a house without its numbers. Nothing else on the list prevents sending.
  const lacksNumbers = checks.some(({ kind }) => kind === 'houseNumbers')
  const hints = { sent: 'hintSent', running: 'hintRunning', ready: lacksNumbers ? 'hintNumbers' : 'hint' } as const
  return (
    <div id={taxChecksId}>
      <Panel
        title={t(stage === 'sent' ? 'titleSent' : 'title')}
        action={<span className="ui-fine">{t(hints[stage ?? 'ready'])}</span>}
      >
        {list(first)}
        {rest.length > 0 && (
          <details className="tax-checks-more">
            <summary>{t('more', { count: rest.length })}</summary>
            {list(rest)}
          </details>
        )}
      </Panel>
    </div>
  )
}

interface GroupLineProps extends Pick<TaxChecksProps, 'dialogHref'> {
  readonly group: CheckGroup
  /** The house's name, if there are several houses. */
  readonly house: string | undefined
}

function GroupLine({ group, house, dialogHref }: GroupLineProps) {
  const t = useWords(taxCheckWords)
  const { check, vouchers } = group
  const kind = useWords(draftKindWords)
  const own = useWords(houseWords)
  const text = check.use
    ? t('homeUseDiffers', {
        count: 1,
        draft: draftKindsText(check.use.in_draft, kind),
        use: own(`${check.use.home_use}Short`),
      })
    : groupText(group, t)
  const link = (content: ReactNode, named?: CheckNamed, label?: string) => {
    const mend = checkTargetOf(check, named)
    return (
      <RouteLink href={'page' in mend ? mend.page : dialogHref(mend.dialog)} aria-label={label}>
        {content}
      </RouteLink>
    )
  }
  const isOne = vouchers.length <= 1
  return (
    <li>
      <details>
        <summary>
          <span>{text}</span>
          {house !== undefined && <span className="tax-own"> · {house}</span>}
          {!isOne && (
            <>
              {' · '}
              <span className="tax-checks-show">{t('show')}</span>
            </>
          )}
        </summary>
        <div className="tax-checks-why">
          {check.closed !== check.count && <p className="ui-fine">{t(`${check.kind}Help`)}</p>}
          {check.closed !== undefined && <p className="ui-fine">{t('itemsClosed', { count: check.closed })}</p>}
          {check.kind === 'costsOutside' && (
            <LettingAnswerButtons houseId={check.houseId} year={yearOf(vouchers[0]!.date)} />
          )}
          {!isOne && (
            <ul>
              {vouchers.map((named) => (
                <li key={`${named.id} ${named.date}`}>{link(textOf(check, named, t), named)}</li>
              ))}
            </ul>
          )}
          {!isOne && check.count > check.vouchers.length && (
            <p className="ui-fine">{t('firstOf', { shown: check.vouchers.length, count: check.count })}</p>
          )}
        </div>
      </details>
      {vouchers.length === 1 && link(t('show'), vouchers[0], t('showOf', { what: text }))}
      {vouchers.length === 0 &&
        (check.kind === 'coOwners'
          ? link(t('toOwners'))
          : link(t('toHouse'), undefined, t('toHouseOf', { what: text })))}
    </li>
  )
}

const namedWords = {
  drafts: 'namedDrafts',
  monthsWithoutRent: 'namedMonthsWithoutRent',
  rentStopped: 'namedRentStopped',
  repeatStopped: 'namedRepeatStopped',
  unsignedContracts: 'namedUnsignedContracts',
  itemsAndPersonal: 'namedItemsAndPersonal',
  mixedCosts: 'namedMixedCosts',
  costsOutside: 'namedCostsOutside',
  itemsEnded: 'namedItemsEnded',
  shortLets: 'namedShortLets',
  withoutReceipt: 'namedWithoutReceipt',
} as const satisfies Partial<Record<CheckKind, string>>
const isNamed = (kind: CheckKind): kind is keyof typeof namedWords => kind in namedWords

/** `11 × Broadband without a receipt`. If there is no common name, only the number. */
function groupText({ check: { kind }, name, count }: CheckGroup, t: T): string {
  if (name === '' || !isNamed(kind)) return t(kind, { count })
  return t(namedWords[kind], { name, count, times: count > 1 ? t('times', { count }) : '' })
}

/** Names one thing of a check: a month with its tenant, a year, or otherwise name and date. */
function textOf({ kind }: Check, { id, name, date }: CheckNamed, t: T): string {
  if (kind === 'monthsWithoutRent') return `${monthAndYear(date, currentLanguage())}: ${name}`
  if (kind === 'personalOutdated') return t('personal', { year: id })
  return `${name.trim().split('\n', 1)[0] || t('unnamed')}, ${dmy(date)}`
}
