import { isDeepStrictEqual } from 'node:util'
import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { Day } from '../../base/kit/day'
import { toKroner } from '../../base/kit/money'
import { Refusal, type FieldErrors } from '../../base/kit/refusal'
import type { QueueMail } from '../../base/outbox/service'
import type { NamedPdf } from '../../base/pdf/model'
import { lockRentsFrom, rentsFrom, setRents } from '../../books/income/service-contract'
import type { ProfileService } from '../../landlord/account/service-profile'
import { houseFacts } from '../../landlord/house/service'
import type { Contract } from '../contract/model'
import { storeDifferences } from '../contract/service-rent'
import { partiesOf, readable } from '../party/rules'
import { leaseLanguage, tenantLanguage } from '../party/rules-tenant'
import type { ShownContracts, WholeContract } from '../contract/service-shown'
import type { RegulationForm } from './model'
import type { LetterData } from './model-letter'
import { letterPaper } from './pdf'
import { allowedBy, risesOf, noChangeBecause, regulationErrors, rentsToChange } from './rules'
import { letterData } from './rules-letter-data'
import { rentLetters, type LetterDeps } from './service-letter'
import { regulationMails } from './service-mail'

export interface RegulationDeps extends LetterDeps {
  readonly profile: Pick<ProfileService, 'read'>
  readonly queueMail: QueueMail
  readonly contracts: ShownContracts
}

/** How high a rent may be, where one is refused because it is higher. */
function detailsOf(errors: FieldErrors, form: RegulationForm, contract: Contract, today: Day) {
  const room = errors['month_sum'] === 'aboveIndex' ? allowedBy(form, contract, today) : null
  return room === null ? undefined : { allowed: toKroner(room.most) }
}

/** The rent of a signed lease from a month on (docs/rules.md#rent-changes), and the letters about it. */
export function regulationService({ encryption, log, profile, queueMail, contracts }: RegulationDeps) {
  const letters = rentLetters({ encryption, log })
  const { shown, found, find, lock } = contracts

  function checked(ctx: OwnedCtx, row: WholeContract, form: RegulationForm): Contract {
    const contract = shown(ctx, row)
    const because = noChangeBecause(contract)
    if (because) throw new Refusal(because)
    const errors = regulationErrors(form, contract, ctx.today)
    if (errors) throw new Refusal('invalid', errors, undefined, detailsOf(errors, form, contract, ctx.today))
    return contract
  }

  /** What a letter is made of, and the language of each who gets it. */
  async function sourcesOf(ctx: OwnedCtx, row: WholeContract, contract: Contract) {
    const [profiled, house] = [await profile.read(ctx), await houseFacts(ctx, contract.houseId)]
    const { language } = profiled
    const parties = readable(partiesOf(contract, profiled))
    const lease = leaseLanguage(contract, row.signings, language)
    const tenants = parties.tenants.map((party) => ({ party, language: tenantLanguage(party, contract, lease) }))
    return {
      contract,
      house,
      landlord: profiled,
      parties: { tenants, landlord: { party: parties.landlord, language } },
    }
  }
  type Sources = Awaited<ReturnType<typeof sourcesOf>>

  /** One file for all: with English beside the Norwegian where one of those who get it reads English. */
  const letterLanguage = ({ parties: { tenants, landlord } }: Sources) =>
    [landlord, ...tenants].some(({ language }) => language === 'en') ? 'en' : 'nb'

  async function sendLetter(ctx: OwnedCtx, change: number, sources: Sources, data: LetterData, letter: NamedPdf) {
    const { parties, house } = sources
    const mails = regulationMails({ account: ctx.owner, data, house, landlord: parties.landlord.party }, letter)
    for (const { party, language } of parties.tenants)
      await queueMail(ctx.db, ctx.now, mails.toTenant(party, language), `rent-letter-${change}-tenant-${party.place}`)
    await queueMail(ctx.db, ctx.now, mails.toLandlord(parties.landlord.language), `rent-letter-${change}-landlord`)
  }

  return {
    letters,

    /**
     * Changes the rent from a month on: months before stay, booked ones from then on whose rent nobody has set get the new
     * sum, and the tenants get the letter, which is stored as it is sent. What months that are due already rise by is owed
     * from its own day. Refuses with 404, 409 contractNotSigned,
     * contractFinished, contractFrozen one that is out for signing, unreadable one of whose parties can't be read, and 422 for what the act, the lease or an earlier change
     * stands against.
     */
    async regulate(ctx: OwnedCtx, id: number, form: RegulationForm): Promise<Contract> {
      const draw = async (row: WholeContract, vouchersOf: typeof rentsFrom) => {
        const sources = await sourcesOf(ctx, row, checked(ctx, row, form))
        const after = { ...row, rents: [...row.rents, form] }
        const changed = rentsToChange(await vouchersOf(ctx, id, form.from), row, after)
        const rises = risesOf(changed, row, after, ctx.today)
        const data = letterData(sources, form, ctx.today, rises)
        return { sources, data, changed, rises, draw: () => letterPaper(data, letterLanguage(sources), ctx.owner) }
      }
      // Drawn before anything is held: it takes longer than all the rest.
      const planned = await draw(await find(ctx, id), rentsFrom)
      const drawn = await planned.draw()
      await lockAccount(ctx)
      const { sources, data, changed, rises, draw: drawNow } = await draw(await lock(ctx, id), lockRentsFrom)
      const letter = isDeepStrictEqual(data, planned.data) ? drawn : await drawNow()
      const change = await letters.store(ctx, id, form, letter)
      await setRents(ctx, changed)
      if (data.difference !== null) await storeDifferences(ctx, id, data.difference.dueOn, rises)
      await sendLetter(ctx, change, sources, data, letter)
      return await found(ctx, id)
    },
  }
}

export type RegulationService = ReturnType<typeof regulationService>
