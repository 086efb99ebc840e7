import type { OwnedCtx } from '../../base/call/context'
import { formatAccountNumber } from '../../base/kit/account-number-format'
import { formatDay, osloDay, type Day } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { internationalPhone } from '../../base/kit/phone'
import { Refusal } from '../../base/kit/refusal'
import type { Language } from '../../base/kit/words'
import type { ProfileService } from '../../landlord/account/service-profile'
import type { HouseFacts } from '../../landlord/house/model'
import { knownRates } from '../../base/register/service-stored'
import { houseFacts } from '../../landlord/house/service'
import type { Contract } from '../contract/model'
import type { ContractWithOrders } from '../contract/service-shown'
import { lettingOn, termEndsOn } from '../law/rules-term'
import type { Party } from '../party/model'
import { coLandlordNames, partiesOf } from '../party/rules'
import { leaseLanguage, tenantLanguage } from '../party/rules-tenant'
import { partsOfMonth, toRentAccountAnswer } from '../rent-account/rules-answer'
import { firstDayOfMonth } from '../rent-account/rules-payment'
import { lateCharges } from '../rent-account/rules-reminder'
import { selectReferences } from '../rent-account/service-candidates'
import { rentAccountFromFacts, rentFacts } from '../rent-account/service-select'
import type { LetterKind } from './model'
import type { LetterFacts, LetterHead, SentLetter } from './model-facts'
import { protestDays, stands } from './rules-protest'

interface Reader {
  readonly party: Party
  readonly language: Language
}

/** The data from which a letter is made. */
export interface TenantLetterSources {
  readonly facts: LetterFacts
  readonly head: LetterHead
  readonly house: HouseFacts
  readonly landlord: Reader
  readonly tenants: readonly Reader[]
}

const inOneLine = ({ address, postcode, city }: { address: string; postcode: string; city: string }): string =>
  [address, `${postcode} ${city}`.trim()].filter((part) => part !== '').join(', ')

async function sentLetters(ctx: OwnedCtx, contract: number) {
  const rows = await ctx.db
    .selectFrom('contract_letter')
    .select(['kind', 'send', 'created_at', 'received_on', 'pay_by', 'has_fee', 'rent_from'])
    .select(['may_protest', 'protest_on', 'sent_at', 'taken_back_on', 'is_replaced'])
    .where('account_id', '=', ctx.owner)
    .where('contract_id', '=', contract)
    .where('is_preview', '=', false)
    .orderBy('id')
    .execute()
  const market: ReadonlySet<Day | null> = new Set(
    rows.filter(({ kind }) => kind === 'market_rent').map(({ rent_from }) => rent_from),
  )
  const sent: SentLetter[] = rows.map(({ kind, send, created_at, received_on, pay_by, has_fee }) => ({
    kind: kind as LetterKind,
    // A printed letter is sent when it is handed over.
    on: (send === 'print' ? received_on : null) ?? osloDay(created_at),
    payBy: pay_by,
    hasFee: has_fee,
  }))
  const notice = rows.findLast((row) => row.kind === 'termination' && stands(row))
  return { sent, market, isContested: notice !== undefined && protestDays(notice).isInTime }
}

/** The months in which the rent was changed with the tenant's consent. */
async function agreedChanges(ctx: OwnedCtx, contract: number): Promise<ReadonlySet<Day>> {
  const rows = await ctx.db
    .selectFrom('contract_rent')
    .select('from_date')
    .where('account_id', '=', ctx.owner)
    .where('contract_id', '=', contract)
    .where('agreed', '=', true)
    .execute()
  return new Set(rows.map(({ from_date }) => from_date))
}

async function openRent(ctx: OwnedCtx, row: ContractWithOrders) {
  const stored = await rentFacts(ctx, row.id)
  const account = toRentAccountAnswer(
    rentAccountFromFacts(stored, row, ctx.today),
    stored.followed.get(row.id) ?? null,
    stored.payments.get(row.id) ?? [],
  )
  const parts = account.months
    .flatMap(partsOfMonth)
    .filter(({ open }) => open > 0)
    .toSorted((a, b) => (a.dueOn === b.dueOn ? (a.month < b.month ? -1 : 1) : a.dueOn < b.dueOn ? -1 : 1))
  const { interest, fee } = lateCharges(account, ctx.today, await knownRates(ctx.db))
  return {
    open: parts
      .filter(({ dueOn }) => dueOn < ctx.today)
      .map(({ month, dueOn, open, isRise }) => ({ month: firstDayOfMonth(month), dueOn, open, isRise })),
    nextDue: parts[0]?.dueOn ?? null,
    interest: {
      rows: interest.periods.map(({ from, until, rate, unpaid, sum }) => ({ from, until, rate, unpaid, sum })),
      sum: interest.sum,
      unknown: interest.unknown,
    },
    fee: fee?.sum ?? null,
  }
}

const leaseOf = (contract: Contract): LetterFacts['lease'] => ({
  start_date: contract.start_date,
  end_date: contract.end_date,
  dwelling_kind: contract.dwelling_kind,
  own_home_let: contract.own_home_let,
  fixed_term_reason: contract.fixed_term_reason,
  fixed_term_terminable: contract.fixed_term_terminable,
  month_resignation: contract.month_resignation,
})

const termOf = (contract: Contract): LetterFacts['term'] => ({
  start: contract.start_date,
  end: termEndsOn(contract),
  noticeEnd: contract.notice?.last_day ?? null,
  ...(contract.notice !== null && { noticeBy: contract.notice.by }),
  finishedOn: contract.finished_on,
})

/**
 * Reads the data from which the letters of a contract are made. Refuses with 404 when the tenants are erased, and 409
 * unreadable.
 */
export async function letterSources(
  ctx: OwnedCtx,
  row: ContractWithOrders,
  contract: Contract,
  profile: Pick<ProfileService, 'read'>,
): Promise<TenantLetterSources> {
  if (row.tenant_erased_at !== null) throw new Refusal('notFound')
  const profiled = await profile.read(ctx, 'birthday', 'iban')
  const house = await houseFacts(ctx, contract.houseId)
  const { sent, market, isContested } = await sentLetters(ctx, row.id)
  const agreed = await agreedChanges(ctx, row.id)
  const references = await selectReferences(ctx)
    .where('contract_id', '=', row.id)
    .where('is_named', '=', true)
    .execute()
  const parties = partiesOf(contract, profiled)
  const lease = leaseLanguage(contract, row.signings, profiled.language)
  const tenants = parties.tenants.map((party) => ({ party, language: tenantLanguage(party, contract, lease) }))
  const [first, ...later] = contract.rents
  const facts: LetterFacts = {
    today: ctx.today,
    letting: lettingOn(contract, ctx.today),
    lease: leaseOf(contract),
    term: termOf(contract),
    isSigned: contract.signed_at !== null,
    isBeingSigned: contract.signatureType !== null && contract.signed_at === null,
    isFinished: contract.isFinished,
    tenants: tenants.length,
    names: tenants.map(({ party }) => fullName(party)),
    isContested: contract.notice?.by === 'landlord' && isContested,
    persons: parties.tenants.map((party) => ({
      name: fullName(party),
      born: party.birthday === null ? '' : formatDay(party.birthday),
    })),
    dwellingNumber: contract.dwelling_number ?? '',
    rents: [
      { since: contract.start_date, sum: first!.month_sum, byIndex: false },
      ...later.map(({ from, month_sum }) => ({
        since: from,
        sum: month_sum,
        byIndex: !agreed.has(from) && !market.has(from),
      })),
    ],
    ...(await openRent(ctx, row)),
    deposit: contract.deposit_sum === 0 ? null : contract.deposit_sum,
    account: profiled.iban ? formatAccountNumber(profiled.iban) : '',
    kid: references[0]?.reference ?? '',
    sent,
    comforts: contract.comforts,
  }
  const head: LetterHead = {
    number: contract.additionalId,
    landlord: {
      name: fullName(profiled),
      address: inOneLine(profiled),
      email: profiled.email,
      phone: profiled.phone === '' ? '' : internationalPhone(profiled.phone_code, profiled.phone),
    },
    coLandlords: coLandlordNames(contract),
    tenants: tenants.map(({ party }) => fullName(party)),
    house: house.name,
    address: inOneLine(house),
  }
  return { facts, head, house, landlord: { party: parties.landlord, language: profiled.language }, tenants }
}
