import type { Ctx, OwnedCtx } from '../../base/call/context'
import { leaveOutUnreadable } from '../../base/db/encrypted-record'
import type { Encryption } from '../../base/db/encryption'
import type { LinkSignature } from '../../base/file/service-link'
import type { Day } from '../../base/kit/day'
import type { Bytes } from '../../base/kit/endpoint'
import { fullName } from '../../base/kit/full-name'
import { internationalPhone } from '../../base/kit/phone'
import { Refusal } from '../../base/kit/refusal'
import type { ProfileService } from '../../landlord/account/service-profile'
import { houseFacts } from '../../landlord/house/service'
import { findContract, type ContractRow } from '../contract/service-select'
import type { PaperLanguage } from '../document/model'
import { paperAnswer, paperLinks } from '../document/service'
import { tenantsOf } from '../party/rules'
import { withTenants } from '../party/service'
import { monthText } from './rules-answer'
import {
  rentAccountFromFacts,
  monthsBeforeFirstFollowed,
  rentFacts,
  signedContracts,
  refuseUnsigned,
  shownTenants,
} from './service-select'
import type { RentYear, StatementQuery, StatementData } from './model-statement'
import { statementPaper } from './pdf'
import { statementMonths } from './rules-statement'
import { toRentYear } from './rules-year'

export interface StatementDeps {
  readonly encryption: Pick<Encryption, 'decrypt' | 'lookup'>
  readonly profile: Pick<ProfileService, 'read'>
}

export interface StatementPeriod {
  readonly from: Day
  readonly to: Day
  readonly lang: PaperLanguage
}

const inOneLine = ({ address, postcode, city }: { address: string; postcode: string; city: string }): string =>
  [address, `${postcode} ${city}`.trim()].filter((part) => part !== '').join(', ')

/**
 * Finds a signed contract. Refuses with 404 if its tenants are erased, and with 409 `contractNotSigned` if it isn't
 * signed.
 */
async function findSigned(ctx: OwnedCtx, id: number): Promise<ContractRow> {
  const row = refuseUnsigned(await findContract(ctx, id))
  if (row.tenant_erased_at !== null) throw new Refusal('notFound')
  return row
}

/** The name for which a link is signed. */
const nameOf = (id: number, { from, to, lang }: StatementPeriod) => `${id}.${monthText(from)}.${monthText(to)}.${lang}`

/**
 * Rent accounts by years, their KIDs, and statements of rent paid (docs/rules/lease.md#rent-ledger). A statement is drawn on
 * request, from the payments that are known then.
 */
export function rentStatementService({ encryption, profile }: StatementDeps) {
  const links = paperLinks(encryption, 'rent-statement.link')

  /** The data of a statement. Refuses with 409 unreadable. */
  async function dataOf(
    ctx: OwnedCtx,
    row: ContractRow,
    { from, to }: Omit<StatementPeriod, 'lang'>,
  ): Promise<StatementData> {
    const tenants = tenantsOf(withTenants(row, encryption)).map(fullName)
    const [landlord, house] = [await profile.read(ctx), await houseFacts(ctx, row.houseId)]
    const account = rentAccountFromFacts(await rentFacts(ctx, row.id), row, ctx.today)
    return {
      number: row.additionalId,
      writtenOn: ctx.today,
      landlord: {
        name: fullName(landlord),
        address: inOneLine(landlord),
        email: landlord.email,
        phone: landlord.phone === '' ? '' : internationalPhone(landlord.phone_code, landlord.phone),
      },
      tenants,
      house: house.name,
      address: inOneLine(house),
      from,
      to,
      months: statementMonths(account, { from, to }),
    }
  }

  return {
    /**
     * Returns a link that opens the statement for five minutes without a session. Without a language it is in the
     * contract's, or in the landlord's for a contract that has none. Refuses with 404, 409
     * contractNotSigned and unreadable, and 422 an end before the beginning.
     */
    async link(ctx: OwnedCtx, id: number, period: StatementQuery): Promise<{ url: string }> {
      if (period.to < period.from) throw new Refusal('invalid', { from: 'startAfterEnd' })
      // The caller learns at once when there is nothing to open.
      const row = await findSigned(ctx, id)
      await dataOf(ctx, row, period)
      const lang = period.lang ?? row.language ?? (await profile.read(ctx)).language
      const path = `/api/contract/${id}/rent-statement/${monthText(period.from)}/${monthText(period.to)}`
      return { url: `${path}?lang=${lang}&${links.sign(ctx, nameOf(id, { ...period, lang }))}` }
    },

    /**
     * Opens a statement for its owner's session or a link signed for it. 401 for a caller with neither. A foreign or
     * missing contract, and an expired or forged link, get the same 404.
     */
    async open(ctx: Ctx, id: number, period: StatementPeriod, link: LinkSignature): Promise<Bytes> {
      const owned = await links.opened(ctx, id, nameOf(id, period), link)
      const data = await dataOf(owned, await findSigned(owned, id), period)
      return paperAnswer(await statementPaper(data, period.lang, owned.owner))
    },

    /** The KIDs of a contract. The KIDs that the landlord has named are first. Refuses with 404. */
    async references(ctx: OwnedCtx, id: number): Promise<{ references: string[] }> {
      await findContract(ctx, id)
      const rows = await ctx.db
        .selectFrom('rent_reference')
        .select('reference')
        .where('account_id', '=', ctx.owner)
        .where('contract_id', '=', id)
        .where('is_named', '=', true)
        .orderBy('id')
        .execute()
      return { references: rows.map(({ reference }) => reference) }
    },

    /** The rent of a year for one house or all. Refuses with 404 a house of somebody else. */
    async year(ctx: OwnedCtx, year: number, houseId?: number): Promise<RentYear[]> {
      const rows = await signedContracts(ctx, houseId)
      const facts = await rentFacts(ctx)
      return rows
        .filter(({ id }) => (facts.followed.get(id) ?? null) !== null)
        .flatMap((row) => {
          const tenants = () => shownTenants(withTenants(row, encryption), ctx.language)
          const account = rentAccountFromFacts(facts, row, ctx.today)
          const from = facts.followed.get(row.id)!
          const before = monthsBeforeFirstFollowed(facts, row, ctx.today, { from, ahead: [] })
          const shown = leaveOutUnreadable(ctx, () =>
            toRentYear({ id: row.id, houseId: row.houseId, tenants }, { ...account, before }, year),
          )
          return shown[0] ?? []
        })
        .toSorted((a, b) => a.contractId - b.contractId)
    },
  }
}

export type RentStatementService = ReturnType<typeof rentStatementService>
