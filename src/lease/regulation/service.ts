import { isDeepStrictEqual } from 'node:util'
import { lockAccount } from '../../base/call/account'
import type { Ctx, OwnedCtx } from '../../base/call/context'
import { unreadableAsEmpty, type Encryption } from '../../base/db/encryption'
import type { LinkSignature } from '../../base/file/service-link'
import { formatDay, type Day } from '../../base/kit/day'
import type { Bytes } from '../../base/kit/endpoint'
import { messageValue } from '../../base/kit/message-value'
import { formatKr, toKroner } from '../../base/kit/money'
import { Refusal, type FieldErrors } from '../../base/kit/refusal'
import { translate, type Language } from '../../base/kit/words'
import { mailComposer } from '../../base/outbox/letter'
import type { Mail } from '../../base/outbox/model'
import type { QueueMail } from '../../base/outbox/service'
import type { NamedPdf } from '../../base/pdf/model'
import { knownPrices } from '../../base/register/service-stored'
import { lockRentsFrom, rentsFrom, setRents } from '../../books/income/service-contract'
import type { ProfileService } from '../../landlord/account/service-profile'
import type { HouseFacts } from '../../landlord/house/model'
import { houseFacts } from '../../landlord/house/service'
import type { Contract } from '../contract/model'
import { changeRent, rentLetterEncryption, storeRentRises } from '../contract/service-rent'
import { findContract } from '../contract/service-select'
import type { ShownContracts, ContractWithOrders } from '../contract/service-shown'
import { paperAnswer, paperLinks } from '../document/service'
import { decryptBytes, sha256, readUnlessDamaged, type PaperLog } from '../document/service-stored'
import type { Party } from '../party/model'
import { partiesOf } from '../party/rules'
import { homeAddress, landlordContact } from '../party/rules-contact'
import { leaseLanguage, tenantLanguage } from '../party/rules-tenant'
import type { RegulationForm } from './model'
import type { LetterData } from './model-letter'
import { letterPaper } from './pdf'
import { allowedByIndex, reasonForNoChange, regulationErrors, rentsToChange, risesOfMonths } from './rules'
import { monthsText } from './rules-difference'
import { letterData } from './rules-letter-data'
import type { Prices } from './rules-prices'
import { regulationMailWords } from './words-mail'

export interface LetterDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt' | 'lookup'>
  readonly log: PaperLog
}

/**
 * The letters about changes of the rent. Each is stored as bytes, together with the change that it announces. A letter
 * is never drawn again.
 */
function rentLetters({ encryption, log }: LetterDeps) {
  const links = paperLinks(encryption, 'letter.link')
  const nameOf = (contract: number, from: Day) => `${contract}.${from}`

  const rowsOf = (ctx: OwnedCtx, contract: number) =>
    ctx.db
      .selectFrom('contract_rent')
      .select(['id', 'contract_id', 'from_date', 'letter', 'letter_name', 'letter_sha256'])
      .where('account_id', '=', ctx.owner)
      .where('contract_id', '=', contract)
      // Letters to an erased tenant are gone.
      .where('letter', '!=', '')
      .orderBy('from_date')
  type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

  /** Reads a letter and checks it against its hash. Null, and a line in the log, when the letter is damaged. */
  const read = (row: Row, keys: Pick<Encryption, 'decrypt'> = encryption): NamedPdf | null =>
    readUnlessDamaged(
      () => ({
        bytes: decryptBytes(
          { paper: row.letter, sha256: row.letter_sha256 },
          rentLetterEncryption.context('letter', row.id),
          keys,
        ),
        name: row.letter_name,
      }),
      `The rent letter ${row.from_date} of contract ${row.contract_id}`,
      log,
    )

  async function find(ctx: OwnedCtx, contract: number, from: Day): Promise<Row> {
    const row = await rowsOf(ctx, contract).where('from_date', '=', from).executeTakeFirst()
    if (!row) throw new Refusal('notFound')
    return row
  }

  return {
    /** Stores a change with its letter. Returns the change's id. */
    store: (ctx: OwnedCtx, contract: number, form: RegulationForm, letter: NamedPdf): Promise<number> =>
      changeRent(ctx, contract, form, { ...letter, sha256: sha256(letter.bytes) }, encryption),

    /** Lists each letter with its month, the earliest first. `paper` is null for a damaged letter. */
    stored: async (ctx: OwnedCtx, contract: number): Promise<{ from: Day; paper: NamedPdf | null }[]> =>
      (await rowsOf(ctx, contract).execute()).map((row) => ({
        from: row.from_date,
        paper: read(row, unreadableAsEmpty(encryption)),
      })),

    /** Returns a link that opens a letter for five minutes without a session. Refuses with 404 and 500 paperDamaged. */
    async link(ctx: OwnedCtx, contract: number, from: Day): Promise<{ url: string }> {
      await findContract(ctx, contract)
      if (!read(await find(ctx, contract, from))) throw new Refusal('paperDamaged')
      return { url: `/api/contract/${contract}/regulation-letter/${from}?${links.sign(ctx, nameOf(contract, from))}` }
    },

    /**
     * Opens a letter for its owner's session or a link signed for it. 401 for a caller with neither. A foreign or
     * missing letter, and an expired or forged link, get the same 404. Refuses with 500 `paperDamaged`.
     */
    async open(ctx: Ctx, contract: number, from: Day, link: LinkSignature): Promise<Bytes> {
      const owned = await links.opened(ctx, contract, nameOf(contract, from), link)
      await findContract(owned, contract)
      const letter = read(await find(owned, contract, from))
      if (!letter) throw new Refusal('paperDamaged')
      return paperAnswer(letter)
    },
  }
}

export type RentLetterService = ReturnType<typeof rentLetters>

const write = mailComposer(regulationMailWords)

interface RentMailFacts {
  readonly account: number
  readonly data: LetterData
  readonly landlord: Party
  readonly house: Pick<HouseFacts, 'address' | 'city'>
}

/**
 * The e-mails to each tenant and the landlord, with the letter attached. A tenant's e-mail says who the landlord is and
 * how to reach them. A reply to it goes to the landlord.
 */
function regulationMails({ account, data, landlord, house }: RentMailFacts, { name, bytes }: NamedPdf) {
  const values = {
    tenant: data.tenants.map((tenant) => messageValue(tenant, 80)).join(', '),
    address: homeAddress(house),
    from: formatDay(data.from),
    sum: formatKr(data.month_sum, 'needed'),
    before: formatKr(data.before.month_sum, 'needed'),
  }
  /** Says what is owed for months that were already due, and when it must be paid. */
  const difference = (language: Language): readonly string[] => {
    if (data.difference === null) return []
    const { months, sum, dueOn } = data.difference
    const rise = formatKr(sum, 'needed')
    const wording = { months: monthsText(months)[language], rise, dueOn: formatDay(dueOn) }
    return [translate(regulationMailWords, 'difference', language, wording)]
  }
  const attachments: Mail['attachments'] = [
    { name, type: 'application/pdf', base64: Buffer.from(bytes).toString('base64') },
  ]
  const recipient = ({ email, firstName }: Party, language: Language) => ({
    id: account,
    email,
    firstName: messageValue(firstName),
    language,
  })
  const complete = (mail: Mail): Mail => ({ ...mail, subject: mail.subject.slice(0, 200), attachments })
  return {
    toTenant(to: Party, language: Language): Mail {
      const { name: named, line } = landlordContact(landlord, language)
      const text = data.agreed ? 'tenantAgreedText' : 'tenantText'
      const mail = write(recipient(to, language), {
        subject: 'tenantSubject',
        text,
        note: 'tenantNote',
        values: { ...values, landlord: named },
        list: [...difference(language), line],
      })
      return { ...complete(mail), onBehalfOf: named, replyTo: landlord.email }
    },
    toLandlord: (language: Language): Mail =>
      complete(
        write(recipient(landlord, language), {
          subject: 'landlordSubject',
          text: 'landlordText',
          note: 'landlordNote',
          values,
          list: difference(language),
        }),
      ),
  }
}

export interface RegulationDeps extends LetterDeps {
  readonly profile: Pick<ProfileService, 'read'>
  readonly queueMail: QueueMail
  readonly contracts: ShownContracts
}

/** The details of a refusal. If the rent is above the allowed one, they name the highest allowed rent. */
function detailsOf(
  errors: FieldErrors,
  form: RegulationForm,
  contract: Contract,
  { today, prices }: { readonly today: Day; readonly prices: Prices },
) {
  const room = errors['month_sum'] === 'aboveIndex' ? allowedByIndex(form, contract, today, prices) : null
  return room === null ? undefined : { allowed: toKroner(room.most) }
}

/** Changes the rent from a certain month on (docs/rules/lease.md#rent-changes), and stores the letters about it. */
export function regulationService({ encryption, log, profile, queueMail, contracts }: RegulationDeps) {
  const letters = rentLetters({ encryption, log })
  const { shown, found, find, lock } = contracts

  function checked(ctx: OwnedCtx, row: ContractWithOrders, form: RegulationForm, prices: Prices): Contract {
    const contract = shown(ctx, row)
    const because = reasonForNoChange(contract)
    if (because) throw new Refusal(because)
    const { today } = ctx
    const errors = regulationErrors(form, contract, today, prices)
    if (errors) throw new Refusal('invalid', errors, undefined, detailsOf(errors, form, contract, { today, prices }))
    return contract
  }

  /** Reads what the letter is drawn from, with the language of each receiver. */
  async function sourcesOf(ctx: OwnedCtx, row: ContractWithOrders, contract: Contract, prices: Prices) {
    const [profiled, house] = [await profile.read(ctx, 'birthday'), await houseFacts(ctx, contract.houseId)]
    const { language } = profiled
    const parties = partiesOf(contract, profiled)
    const lease = leaseLanguage(contract, row.signings, language)
    const tenants = parties.tenants.map((party) => ({ party, language: tenantLanguage(party, contract, lease) }))
    return {
      contract,
      house,
      landlord: profiled,
      prices,
      parties: { tenants, landlord: { party: parties.landlord, language } },
    }
  }
  type Sources = Awaited<ReturnType<typeof sourcesOf>>

  /**
   * The language of the letter, which is one file for all: with English next to the Norwegian if a receiver reads
   * English.
   */
  const letterLanguage = ({ parties: { tenants, landlord } }: Sources) =>
    [landlord, ...tenants].some(({ language }) => language === 'en') ? 'en' : 'nb'

  async function sendLetter(ctx: OwnedCtx, change: number, sources: Sources, data: LetterData, letter: NamedPdf) {
    const { parties, house } = sources
    const mails = regulationMails({ account: ctx.owner, data, house, landlord: parties.landlord.party }, letter)
    // A tenant without an address gets the letter on paper.
    for (const { party, language } of parties.tenants.filter(({ party }) => party.email !== ''))
      await queueMail(ctx.db, ctx.now, mails.toTenant(party, language), `rent-letter-${change}-tenant-${party.place}`)
    await queueMail(ctx.db, ctx.now, mails.toLandlord(parties.landlord.language), `rent-letter-${change}-landlord`)
  }

  return {
    letters,

    /**
     * Changes the rent from a month on. Earlier months keep their rent. From it on, booked months get the new sum,
     * unless the landlord has set theirs. The letter is stored exactly as it is sent. A rise for months that are already due has a due day
     * of its own. Refuses with 404, 409 contractNotSigned, contractFinished, contractFrozen while it is being signed,
     * unreadable when a party can't be read, and 422 for what the act, the lease or an earlier change does not allow.
     */
    async regulate(ctx: OwnedCtx, id: number, form: RegulationForm): Promise<Contract> {
      // The letter and the check use one reading of the index, also when a job adds a month meanwhile.
      const prices = await knownPrices(ctx.db)
      const draw = async (row: ContractWithOrders, vouchersOf: typeof rentsFrom) => {
        const sources = await sourcesOf(ctx, row, checked(ctx, row, form, prices), prices)
        const after = { ...row, rents: [...row.rents, form] }
        const changed = rentsToChange(await vouchersOf(ctx, id, form.from), row, after)
        const rises = risesOfMonths(changed, row, after, ctx.today)
        const data = letterData(sources, form, ctx.today, rises)
        return { sources, data, changed, rises, draw: () => letterPaper(data, letterLanguage(sources), ctx.owner) }
      }
      // The letter is drawn before anything is locked, because that takes longer than all the rest.
      const planned = await draw(await find(ctx, id), rentsFrom)
      const drawn = await planned.draw()
      await lockAccount(ctx)
      const { sources, data, changed, rises, draw: drawNow } = await draw(await lock(ctx, id), lockRentsFrom)
      const letter = isDeepStrictEqual(data, planned.data) ? drawn : await drawNow()
      const change = await letters.store(ctx, id, form, letter)
      await setRents(ctx, changed)
      if (data.difference !== null) await storeRentRises(ctx, id, data.difference.dueOn, rises)
      await sendLetter(ctx, change, sources, data, letter)
      return await found(ctx, id)
    },
  }
}

export type RegulationService = ReturnType<typeof regulationService>
