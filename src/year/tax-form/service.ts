import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { addMonths, endOfYear, startOfYear, yearOf } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { canBeEntered, lineOfExpense } from '../../books/expense/rules'
import { houseFacts, ownHouse } from '../../landlord/house/service'
import { allVouchers } from '../dashboard/service'
import { taxOf } from '../tax/service'
import type { TaxLoginForm, SavedLogin, TaxFormSend, TaxForm, TaxFormBody } from './model'
import { FaultAnswered, type TaxFormProvider } from './port'
import { rf1189 } from './service-form'
import { contractorsOf, formFigures, missingNumbers } from './rules'
import { savedLogins } from './service-saved'

export interface TaxFormDeps {
  /** Null: the older way is switched off. */
  readonly provider: TaxFormProvider | null
  readonly encryption: Encryption
}

/** The authority's older interface (docs/rules.md#older-tax-path). Switched off, each call is refused with 404. */
export function taxFormService({ provider, encryption }: TaxFormDeps) {
  const saved = savedLogins({ encryption })

  const switchedOn = (): TaxFormProvider => {
    if (!provider) throw new Refusal('notFound')
    return provider
  }
  async function subscribed(ctx: OwnedCtx): Promise<TaxFormProvider> {
    const api = switchedOn()
    const { subscriptionActive } = await ctx.db
      .selectFrom('account')
      .select('subscriptionActive')
      .where('id', '=', ctx.owner)
      .executeTakeFirstOrThrow()
    if (!subscriptionActive) throw new Refusal('subscriptionRequired')
    return api
  }

  async function sendCode(ctx: OwnedCtx, api: TaxFormProvider, { saveData, ...login }: TaxLoginForm): Promise<string> {
    const message = await api.challenge(ctx.owner, login)
    if (message === null) throw new Refusal('invalid', { authMethod: 'taxNoPhone' })
    const { systemUserName, authMethod } = login
    await saved.keep(ctx, saveData ? { systemUserName, authMethod } : null)
    return message
  }

  return {
    /**
     * `login` has a code sent, `getForms` lists the returns changed from a month ago on. Refuses with 402
     * subscriptionRequired, 422 taxLoginRefused, noDeclarationFound, and at authMethod where the person has no phone.
     */
    async ask(ctx: OwnedCtx, body: TaxFormBody): Promise<{ message: string } | TaxForm[]> {
      const api = await subscribed(ctx)
      if (body.action === 'login') return { message: await sendCode(ctx, api, body).catch(refusing('unknownTaxError')) }
      const period = { from: addMonths(ctx.today, -1), to: addMonths(ctx.today, 1) }
      const forms = await api.forms(ctx.owner, body, period, ctx.language).catch(refusing('unknownTaxError'))
      if (forms.length === 0) throw new Refusal('noDeclarationFound')
      return forms
    },

    /**
     * Puts the form of a house into a return, for the year before this one. Sent again it replaces itself there, so an
     * answer that was lost does no harm. Refuses with 404, 402 subscriptionRequired, 422 taxLoginRefused and
     * formValidationFailed, at `houseId` a house that the return leaves out, 502 errorSending.
     */
    async send(ctx: OwnedCtx, { data, formId, houseId }: TaxFormSend): Promise<{ success: boolean; message: string }> {
      const api = await subscribed(ctx)
      const house = await houseFacts(ctx, await ownHouse(ctx, houseId))
      const invalid = () => new Refusal('formValidationFailed', { houseId: 'taxHouse' })
      if (missingNumbers(house).length > 0) throw invalid()
      const year = yearOf(ctx.today) - 1
      const figures = (await taxOf(ctx, { year })).find((each) => each.houseId === houseId)!
      if (figures.state !== 'entered') throw new Refusal('invalid', { houseId: 'taxLeftOut' })
      const { bilags } = await allVouchers(ctx, { houseId, date_from: startOfYear(year), date_to: endOfYear(year) })
      const contractors = contractorsOf(
        bilags.filter(canBeEntered).filter((each) => lineOfExpense(each) === 'maintenance'),
      )
      const xml = await rf1189(year, house, formFigures(figures), contractors)
      const form = { formId, year, reference: `husbok-${houseId}-${year}`, xml }
      const receipt = await api.update(ctx.owner, data, form).catch(refusing('errorSending'))
      if (receipt === 'invalid') throw invalid()
      if (receipt === 'rejected') throw new Refusal('errorSending')
      return { success: true, message: house.name }
    },

    /** User name and method, where they were remembered. */
    async saved(ctx: OwnedCtx): Promise<SavedLogin> {
      switchedOn()
      return await saved.read(ctx)
    },
  }
}

/** What a fault of the authority means to who asked; whatever else went wrong stays as it is. */
const refusing =
  (request: 'unknownTaxError' | 'errorSending') =>
  (error: unknown): never => {
    if (!(error instanceof FaultAnswered)) throw error
    throw new Refusal(error.about === 'login' ? 'taxLoginRefused' : request)
  }

export type TaxFormService = ReturnType<typeof taxFormService>
