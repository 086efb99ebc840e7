import { lazy, Suspense, type ReactNode } from 'react'
import { useLocation } from '@tanstack/react-router'
import type { z } from 'zod'
import { LinkButton, RouteLink } from '../../../base/ui/page/link'
import { Panel } from '../../../base/ui/page/page'
import { patchUrl } from '../../../base/ui/page/use-search-params'
import { useWords } from '../../../base/ui/words/use-words'
import type { Profile } from '../../../landlord/account/model'
import { canSendTaxReturn } from '../../../landlord/account/web/site-links'
import type { House } from '../../../landlord/house/model'
import type { HouseTax } from '../../../year/tax/model'
import type { Check } from '../../../year/tax/model-check'
import { mayChooseBalanceRate } from '../../../year/tax/rules-balance'
import { checkCount, checksOfHouses } from '../../../year/tax/rules-check-groups'
import { papersMissing } from '../../../year/tax/rules-mirror'
import { hasAnyRecord } from '../../../year/tax/rules-recorded'
import { hasEntryInReturn } from '../../../year/tax/rules-state'
import { housesInTotal } from '../../../year/tax/rules-table'
import { TaxChecks } from '../../../year/tax/web/TaxChecks'
import { TaxTable } from '../../../year/tax/web/TaxTable'
import { housesOfAddress, housesToAddress, type taxAddress } from '../../../year/tax/web/tax-address'
import { taxScreenWords } from '../../../year/tax/words-screen'
import { lazyPart } from '../../../base/ui/page/lazy-part'
import { HouseHints } from '../../../year/tax-return/web/HouseHints'
import type { Submission } from '../../../year/tax-return/model-submission'
import type { VoucherChange } from '../../../year/tax-return/web/ChangeTable'
import { sentFigures, sentHouses, housesTickedAtFirst } from './houses-ticked-at-first'
import { authorityPanelId } from '../external-login/begin'
import type { LoginState } from './login-age'
import type { TaxStep } from './step-of'
import { TaxRail } from './TaxRail'
import { returnStatusOf } from './return-status'
import { NotesOfHouses } from './HouseNotes'
import { TaxVouchers } from './TaxVouchers'
import { useSentMirror } from './use-sent-mirror'
import type { Authority } from './use-authority'
import { voucherParams } from './voucher-href'

const PackagePanel = lazyPart(async () => ({
  default: (await import('../../../year/package/web/PackagePanel')).PackagePanel,
}))

// Loaded separately, because a year that wasn't sent has no receipts.
const ReceiptPanel = lazy(async () => ({
  default: (await import('../../../year/tax-return/web/ReceiptPanel')).ReceiptPanel,
}))

type Sight = z.output<ReturnType<typeof taxAddress>>

export interface TaxYearProps {
  readonly houses: readonly House[]
  readonly sight: Sight
  readonly set: (patch: Partial<Sight>) => void
}

interface TaxYearBodyProps extends TaxYearProps {
  readonly figures: readonly HouseTax[]
  readonly checks: readonly Check[]
  /** The submissions, newest first. */
  readonly submissions: readonly Submission[]
  readonly profile: Profile
  readonly login: LoginState
  readonly isOther: boolean
  readonly step: TaxStep
  readonly authority: Authority
}

export function TaxYearBody({ houses, sight, set, figures, checks: allChecks, ...way }: TaxYearBodyProps) {
  const t = useWords(taxScreenWords)
  const { pathname, searchStr } = useLocation()
  const { submissions, authority } = way
  const { year, houses: text, show, line, again, ...list } = sight
  const sent = sentHouses(submissions)
  const usual = housesTickedAtFirst(figures, sent)
  const ids = houses.map(({ id }) => id)
  const chosen = housesOfAddress(text, ids, usual)
  const entered = figures.flatMap((tax) => (hasEntryInReturn(tax) ? [tax.houseId] : []))
  // Houses outside the tax return can't be chosen. The checks of these houses are shown anyway.
  const named = ids.filter((id) => chosen.includes(id) || !entered.includes(id))
  const checks = checksOfHouses(allChecks, named, entered)
  const isEmpty = figures.every((tax) => !hasAnyRecord(tax))
  const mirror = useSentMirror(figures, sentFigures(submissions), `${pathname}${searchStr}#${authorityPanelId}`)
  const here = (params: Readonly<Record<string, string | number>>) => patchUrl(pathname, searchStr, params)
  const voucherHref = ({ kind, id, name, houseId, now }: VoucherChange) =>
    // The page of a deleted expense itself says that the expense is deleted.
    now === null && kind !== 'expense' && name !== 'inPersonalUse'
      ? `/home/trash-folder?house=${houseId}`
      : here(voucherParams(kind, { id, name }, houseId))
  return (
    <div className="tax-year">
      <div className="tax-year-books">
        <TaxChecks
          {...{ houses, checks }}
          dialogHref={here}
          stage={returnStatusOf(submissions) === undefined ? undefined : 'sent'}
        />
        {isEmpty ? (
          <NothingBooked year={year} />
        ) : (
          <TaxTable
            houses={houses}
            figures={figures}
            chosen={chosen}
            onChoose={(next) => set({ houses: housesToAddress(next, usual) })}
            isChoice={houses.length > 1 || usual.length < houses.length}
            isSent={(id) => sent.has(id)}
            {...mirror}
            missingOf={(row) => papersMissing(row, checks)}
            open={line}
            onOpen={(row) => set({ line: row })}
            shown={show}
            onShow={(id) => set({ show: id })}
            voucherHref={(voucher) => here(voucherParams(voucher.kind, voucher, voucher.houseId))}
            listHref={(kind, of) => here({ list: kind, of })}
          >
            {figures.some(({ share }) => share !== 100) && (
              <p className="ui-fine">
                {t('ownHelp')} {t('coOwnerDuty')}
              </p>
            )}
            <NotesOfHouses houses={houses} figures={figures} shortHref={(of) => here({ list: 'short', of })}>
              {(house) => (
                <HouseHints hints={authority.hints.filter(({ houseId }) => houseId === house.id)} house={house.name} />
              )}
            </NotesOfHouses>
            <TaxLinks year={year} mayChooseRate={figures.some(mayChooseBalanceRate)}>
              <PackagePanel year={year} houses={houses} />
            </TaxLinks>
          </TaxTable>
        )}
        {submissions.length > 0 && (
          <Suspense>
            <ReceiptPanel
              {...{ submissions, houses, voucherHref }}
              isSending={authority.isSending}
              againHref={canSendTaxReturn() ? (id) => `${here({ again: id })}#${authorityPanelId}` : undefined}
            />
          </Suspense>
        )}
      </div>
      <TaxRail
        {...way}
        year={year}
        houses={houses}
        together={housesInTotal(figures, chosen)}
        chosen={chosen}
        toCheck={checkCount(checks)}
        again={again}
      />
      <TaxVouchers year={year} houses={houses} figures={figures} {...list} onSort={(order) => set({ order })} />
    </div>
  )
}

interface TaxLinksProps {
  readonly year: number
  readonly mayChooseRate: boolean
  readonly children: ReactNode
}

function TaxLinks({ year, mayChooseRate, children }: TaxLinksProps) {
  const t = useWords(taxScreenWords)
  return (
    <div className="tax-links">
      <RouteLink href={`/altinn/sheet?year=${year}`}>{t('sheet')}</RouteLink>
      {mayChooseRate && <RouteLink href={`/altinn/sheet?year=${year}`}>{t('chooseRate')}</RouteLink>}
      <RouteLink href={`/altinn/guide?year=${year}`}>{t('guide')}</RouteLink>
      {children}
    </div>
  )
}

export function NothingBooked({ year }: { readonly year: number }) {
  const t = useWords(taxScreenWords)
  return (
    <Panel title={t('lines')}>
      <p>{t('nothing', { year })}</p>
      <LinkButton href="/home/dashboard" variant="default">
        {t('toVouchers')}
      </LinkButton>
    </Panel>
  )
}
