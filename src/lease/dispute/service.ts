import type { OwnedCtx } from '../../base/call/context'
import { formatAccountNumber } from '../../base/kit/account-number-format'
import { knownBirthday } from '../../base/kit/birthday'
import { formatDay, type Day } from '../../base/kit/day'
import type { Bytes } from '../../base/kit/endpoint'
import { fullName } from '../../base/kit/full-name'
import { internationalPhone } from '../../base/kit/phone'
import { Refusal } from '../../base/kit/refusal'
import type { FactRow } from '../../base/pdf/model'
import type { Contract } from '../contract/model'
import type { ContractWithOrders } from '../contract/service-shown'
import { paperAnswer } from '../document/service'
import { paperSources } from '../document/service-sources'
import { termEndsOn } from '../law/rules-term'
import type { Party } from '../party/model'
import { partiesOf } from '../party/rules'
import { selectReferences } from '../rent-account/service-candidates'
import { refuseUnsigned } from '../rent-account/service-select'
import type { DisputeData, DisputeEvent, GivenNotice } from './model'
import { disputePaper } from './pdf'
import { blackout, withTexts, type Blackout } from './rules-blackout'
import { disputeClaims, disputeLimits } from './rules-claim'
import { uploadedFiles } from './service-files'
import { event, fact, type DisputeDeps, type Given } from './service-given'
import { handoverExhibits, settlementExhibits } from './service-handover'
import { leaseExhibits, storedLease, type StoredLeaseRead } from './service-lease'
import { letterExhibits } from './service-letters'
import { depositExhibit, messageExhibit, rentExhibit } from './service-money'
import { disputeTexts as texts, kroner } from './words-paper'

const inOneLine = ({ address, postcode, city }: { address: string; postcode: string; city: string }): string =>
  [address, `${postcode} ${city}`.trim()].filter((part) => part !== '').join(', ')
const lines = (...parts: readonly (string | null)[]): string => parts.filter((part) => part).join('\n')
const phoneOf = ({ phone, phoneCode }: Pick<Party, 'phone' | 'phoneCode'>): string =>
  phone === '' ? '' : internationalPhone(phoneCode, phone)
const bornOn = (birthday: Day | null): string | null => birthday && texts.born(formatDay(birthday))

type Sources = Awaited<ReturnType<ReturnType<typeof paperSources>['sourcesOf']>>

/** The contract as it is today, for what the sources don't have. */
interface Today {
  readonly isLet: boolean
  /** The addresses that tenants gave on moving out, by the place of the tenant. */
  readonly newAddresses: ReadonlyMap<number, string>
}

/** True on a day on which the tenants have the dwelling by the lease. */
const isLetOn = ({ start_date, finished_on, isFinished }: Contract, today: Day): boolean =>
  !isFinished && start_date <= today && (finished_on === null || today <= finished_on)

/** Who the parties are, and how the tribunal reaches them. */
function partyRows({ contract, house, landlord }: Sources, { isLet, newAddresses }: Today): readonly FactRow[] {
  const { landlord: owner, tenants } = partiesOf(contract, landlord)
  const { landlord_organisation_number: company, tenant_organisation_number: tenantCompany } = contract
  const before = inOneLine({
    address: contract.tenant_address,
    postcode: contract.tenant_postcode,
    city: contract.tenant_city,
  })
  // The address of the lease is from before the tenant moved in. A company doesn't move in.
  const addressOf = (at: number): string | null => {
    const newAddress = newAddresses.get(at)
    if (newAddress !== undefined) return texts.newAddress(newAddress)
    if (at === 0 && tenantCompany) return before
    if (isLet) return inOneLine(house)
    return at === 0 && before !== '' ? texts.addressBefore(before) : null
  }
  return [
    fact(
      texts.landlord,
      lines(
        fullName(owner),
        company ? texts.organisation(company) : bornOn(knownBirthday(landlord)),
        inOneLine(landlord),
        phoneOf(owner),
        owner.email,
      ),
    ),
    ...contract.co_landlords.map(({ first_name: firstName, last_name: lastName, birthday, email }, at) =>
      fact(texts.landlordAt(at + 2), lines(fullName({ firstName, lastName }), bornOn(birthday), email)),
    ),
    ...tenants.map((tenant, at) =>
      fact(
        tenants.length === 1 ? texts.tenant : texts.tenantAt(at + 1),
        lines(
          fullName(tenant),
          at === 0 && tenantCompany ? texts.organisation(tenantCompany) : bornOn(tenant.birthday),
          addressOf(at),
          phoneOf(tenant),
          tenant.email,
        ),
      ),
    ),
  ]
}

function tenancyRows({ contract, house, landlord }: Sources): readonly FactRow[] {
  const { notice, finished_on, rents, deposit_sum, guarantee, start_date } = contract
  const end = termEndsOn(contract)
  const from = formatDay(start_date)
  return [
    fact(texts.dwelling, lines(house.name, inOneLine(house))),
    fact(
      texts.period,
      lines(
        end === null ? texts.fromDay(from) : texts.fromTo(from, formatDay(end)),
        notice && texts.noticeBy(notice.by, formatDay(notice.received_on), formatDay(notice.last_day)),
        finished_on && texts.endedOn(formatDay(finished_on)),
      ),
    ),
    fact(texts.rent, lines(...rents.map((rent) => texts.rentIs(kroner(rent.month_sum), formatDay(rent.from))))),
    ...(landlord.iban ? [fact(texts.account, formatAccountNumber(landlord.iban))] : []),
    ...(partiesOf(contract, landlord).tenants.length > 1 ? [fact(texts.liability, texts.several)] : []),
    fact(texts.deposit, deposit_sum ? kroner(deposit_sum) : texts.depositNone),
    ...(guarantee ? [fact(texts.guarantee, `${guarantee.by}, ${kroner(guarantee.sum)}`)] : []),
  ]
}

interface Named {
  readonly shown: Contract
  readonly lease: StoredLeaseRead
  /** The payment references of the contract. */
  readonly references: readonly string[]
  readonly words: readonly string[]
}

/**
 * The accounts, numbers and people that the bundle may name, and the words that it blacks out. It may name those of the
 * lease and the present details of the parties. The landlord gives the words.
 */
function allowed(
  { contract, house, landlord }: Sources,
  { shown, lease: { frozen }, references, words }: Named,
): Blackout {
  const lease = frozen === 'unreadable' ? null : frozen.data
  const { landlord: owner, tenants } = partiesOf(contract, landlord)
  const people = lease ? [lease.landlord, lease.tenant, ...(lease.coTenants ?? [])] : []
  const guarantees = [contract.guarantee, lease?.guarantee ?? null]
  const furtherLandlords = contract.co_landlords.map(({ first_name: firstName, last_name: lastName }) =>
    fullName({ firstName, lastName }),
  )
  const births = [
    knownBirthday(landlord),
    ...[...tenants, ...people, ...contract.co_landlords, ...(lease?.coLandlords ?? [])].map(({ birthday }) => birthday),
  ]
  return {
    words,
    parties: [...[owner, ...tenants].map(fullName), ...furtherLandlords, ...people.map(({ name }) => name)],
    births: births.filter((birthday) => birthday !== null),
    references: [
      ...references,
      contract.meter_point_id,
      contract.tenant_organisation_number,
      contract.landlord_organisation_number,
      house.organisation_number,
    ].filter((reference) => typeof reference === 'string'),
    accounts: [
      landlord.iban,
      lease?.rentIban,
      contract.deposit_account,
      lease?.deposit.kind === 'own' ? lease.deposit.iban : null,
      shown.signicatInfo?.accountNumber,
    ].filter((account) => typeof account === 'string'),
    contacts: [
      ...[owner, ...tenants].flatMap((party) => [party.email, phoneOf(party)]),
      ...people.flatMap(({ email, phone }) => [email, phone]),
      ...[...contract.co_landlords, ...(lease?.coLandlords ?? [])].map(({ email }) => email),
    ].filter((contact) => contact !== ''),
    thirdPersons: guarantees.flatMap((of) => (of?.kind === 'person' ? [of.by] : [])),
  }
}

/** The events that no exhibit has. The exhibit of a letter by which the landlord gave notice has that event. */
const otherEvents = ({ notice, finished_on }: Contract, notices: readonly GivenNotice[]): readonly DisputeEvent[] => [
  ...(notice && (notice.by === 'tenant' || notices.length === 0)
    ? event(notice.received_on, texts.noticeEvent(notice.by))
    : []),
  ...(notice ? event(notice.last_day, texts.lastDay) : []),
  ...event(finished_on, texts.finished),
]

/** The dispute bundle of a tenancy (docs/rules/lease.md#dispute). */
export function disputeService(deps: DisputeDeps) {
  const { contracts } = deps
  const { sourcesOf } = paperSources(deps)
  const leases = storedLease(deps)
  const ofSettlements = settlementExhibits(deps)

  async function givenFrom(
    ctx: OwnedCtx,
    row: ContractWithOrders,
    sources: Sources,
    { lease, words }: Pick<Named, 'lease' | 'words'>,
  ): Promise<Given> {
    const contract = contracts.shown(ctx, row)
    const stored = await selectReferences(ctx).where('contract_id', '=', row.id).execute()
    const references = stored.map(({ reference }) => reference)
    const { landlord: owner, tenants } = partiesOf(sources.contract, sources.landlord)
    const [first, ...others] = tenants
    const black = blackout(allowed(sources, { shown: contract, lease, references, words }))
    const head = {
      number: contract.additionalId,
      writtenOn: ctx.today,
      landlord: fullName(owner),
      tenants: [fullName(first), ...others.map(fullName)],
      house: sources.house.name,
      address: inOneLine(sources.house),
      contact: { address: inOneLine(sources.landlord), email: owner.email, phone: phoneOf(owner) },
    } as const
    return { ctx, row, contract, black, head: withTexts(head, black) }
  }

  async function dataOf(ctx: OwnedCtx, row: ContractWithOrders, words: readonly string[]): Promise<DisputeData> {
    const sources = await sourcesOf(ctx, row)
    const stored = await leases.read({ ctx, row })
    const given = await givenFrom(ctx, row, sources, { lease: stored, words })
    const uploads = uploadedFiles(deps)
    const ofLease = leaseExhibits(deps, uploads)
    const letters = await letterExhibits(deps, uploads).all(given)
    const papers = [
      ...(await ofLease.lease(given, stored)),
      ...(await ofLease.rents(given)),
      ...letters.exhibits,
      ...(await ofLease.list(given)),
      ...(await handoverExhibits(deps, uploads)(given)),
    ]
    const settlements = await ofSettlements(given)
    const rent = await rentExhibit(given, letters.rows)
    const deposit = await depositExhibit(given, settlements, papers.length)
    const messages = await messageExhibit(given, letters.rows, deposit.sent)
    const isLet = isLetOn(given.contract, ctx.today)
    // The newest settlement counts. If it is unreadable, nothing is claimed from an earlier one.
    const newest = settlements.at(-1)
    return {
      ...given.head,
      parties: withTexts(partyRows(sources, { isLet, newAddresses: letters.newAddresses }), given.black),
      tenancy: withTexts(tenancyRows(sources), given.black),
      claims: disputeClaims({
        ...rent,
        settlement: newest?.items ? { items: newest.items, owed: newest.row.owed } : null,
        deposit: deposit.deposit,
        fromDeposit: deposit.fromDeposit,
        notices: letters.notices,
        isLet,
        tenants: given.head.tenants.length,
      }).map(({ text, law, sum }) => ({ text: given.black(text), law, sum })),
      limits: disputeLimits(letters.notices, deposit.until),
      exhibits: [
        ...papers,
        ...settlements.map(({ exhibit }) => exhibit),
        ...[rent.exhibit, deposit.exhibit, messages].flatMap((exhibit) => exhibit ?? []),
      ],
      events: otherEvents(given.contract, letters.notices),
      redacted: { asked: words.length, found: given.black.foundWords() },
    }
  }

  return {
    /**
     * Draws all that is recorded about a signed tenancy as one PDF. Nothing is stored. Refuses with 404, 409
     * contractNotSigned, tenantErased and unreadable. A damaged exhibit is named and doesn't stop the others. `words` are
     * names and words to black out.
     */
    async bundle(ctx: OwnedCtx, id: number, words: readonly string[] = []): Promise<Bytes> {
      const row = await contracts.find(ctx, id)
      refuseUnsigned(row)
      if (row.tenant_erased_at !== null) throw new Refusal('tenantErased')
      return paperAnswer(await disputePaper(await dataOf(ctx, row, words), ctx.owner))
    },
  }
}

export type DisputeService = ReturnType<typeof disputeService>
