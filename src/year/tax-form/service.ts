import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { EncryptedTable } from '../../base/db/key-check'
import { addMonths, endOfYear, startOfYear, yearOf } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { Erase } from '../../base/module/shape'
import { toText, withXml } from '../../base/xml/document'
import { fillElement, type XmlContent } from '../../base/xml/element'
import { loadXml } from '../../base/xml/library'
import { canEnterInTaxReturn, lineOfExpense } from '../../books/expense/rules'
import { houseFacts, proveOwnHouse } from '../../landlord/house/service'
import { allVouchers } from '../../books/ledger/service'
import { formNumberFields } from '../tax-return/model-document'
import { municipalityNumbersIn } from '../tax-return/rules-property'
import { taxOfYear } from '../tax/service'
import { SavedLogin, type TaxForm, type TaxFormBody, type SendTaxFormBody, type TaxLoginForm } from './model'
import { AuthorityFault, type TaxFormProvider } from './port'
import {
  distinctContractors,
  formFigures,
  missingNumbers,
  type Contractor,
  type FormFigures,
  type FormProperty,
} from './rules'

/**
 * The form RF-1189 (letting of real property). The property's fields are named by the authority's numbers
 * (`-datadef-30514`). The authority hasn't published such numbers for the amounts, so these have the sandbox's names.
 */
async function rf1189(
  year: number,
  house: FormProperty,
  { income, costs, depreciation, result, share, ownResult }: FormFigures,
  contractors: readonly Contractor[],
): Promise<string> {
  await loadXml()
  const numbers = formNumberFields.flatMap(([name, element]): [string, string][] =>
    house[name] === null || house[name] === '' ? [] : [[element, inYear(year, name, house[name])]],
  )
  const content: XmlContent = {
    Inntektsaar: String(year),
    Eiendom: {
      Adresse: house.address,
      Postnummer: house.postcode,
      Poststed: house.city,
      ...Object.fromEntries(numbers),
    },
    Leieinntekt: String(income),
    Kostnader: {
      SumFesteavgift: String(costs.attachment_fee),
      SumKommunaleAvgifter: String(costs.municipal_taxes),
      SumLonnskostnader: String(costs.paid_salary),
      Vedlikehold: {
        Utforer: contractors.map(({ name, address, postcode, city }) => ({
          Navn: name,
          Adresse: address,
          Postnummer: postcode,
          Poststed: city,
        })),
        SumVedlikehold: String(costs.maintenance),
      },
      SumAndreKostnader: String(costs.other_costs),
    },
    Avskrivning: String(depreciation),
    Resultat: String(result),
    Eierandel: String(share),
    ResultatAndel: String(ownResult),
  }
  return withXml('<Skjema skjemanummer="738" blankettnummer="RF-1189"/>', (root) => {
    fillElement(root, content)
    return toText(root)
  })
}

/**
 * The value of a field in the income year. The municipality may have had another number in that
 * year. If several numbers are possible, the current number is used.
 */
function inYear(year: number, name: (typeof formNumberFields)[number][0], value: string | number): string {
  const [only = String(value), ...others] =
    name === 'municipality_number' ? municipalityNumbersIn(year, String(value)) : []
  return others.length === 0 ? only : String(value)
}

const context = (id: number): string => `tax_form_login.encrypted_login.${id}`

/** Declares the encrypted column of the stored login, for the rotation of keys. */
export const taxFormLoginEncryption: EncryptedTable = {
  table: 'tax_form_login',
  columns: ['encrypted_login'],
  context: (_column, id) => context(id),
}

export const eraseTaxFormLogin: Erase = async ({ db, account }) => {
  await db.deleteFrom('tax_form_login').where('account_id', '=', account).execute()
}

const nothing: SavedLogin = { systemUserName: '', authMethod: null }

/** Stores user name and method, encrypted. Password and code are never stored (docs/rules/year.md#older-tax-path). */
function savedLogins({ encryption }: { readonly encryption: Encryption }) {
  return {
    /** The stored login. Empty if it can't be read. */
    async read(ctx: OwnedCtx): Promise<SavedLogin> {
      const row = await ctx.db
        .selectFrom('tax_form_login')
        .select(['id', 'encrypted_login'])
        .where('account_id', '=', ctx.owner)
        .executeTakeFirst()
      if (!row) return nothing
      return SavedLogin.parse(JSON.parse(encryption.decrypt(row.encrypted_login, context(row.id))))
    },

    /** Replaces the stored login. Null deletes it. */
    async keep(ctx: OwnedCtx, login: SavedLogin | null): Promise<void> {
      await ctx.db.transaction().execute(async (db) => {
        if (login === null) {
          await db.deleteFrom('tax_form_login').where('account_id', '=', ctx.owner).execute()
          return
        }
        const values = { encrypted_login: '', updated_at: ctx.now }
        const { id } = await db
          .insertInto('tax_form_login')
          .values({ account_id: ctx.owner, ...values })
          .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
          .returning('id')
          .executeTakeFirstOrThrow()
        // The encryption depends on the row's id, which exists only after the insert.
        await db
          .updateTable('tax_form_login')
          .set({ encrypted_login: encryption.encrypt(JSON.stringify(login), context(id)) })
          .where('account_id', '=', ctx.owner)
          .where('id', '=', id)
          .execute()
      })
    },
  }
}

export interface TaxFormDeps {
  /** Null if the older interface is switched off. */
  readonly provider: TaxFormProvider | null
  readonly encryption: Encryption
}

/**
 * The service of the older interface (docs/rules/year.md#older-tax-path). If the interface is switched off, each call
 * is refused with 404.
 */
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
     * `login` makes the authority send a code. `getForms` lists the tax returns that were changed within the last
     * month. Refuses with 402 subscriptionRequired, 422 taxLoginRefused, noDeclarationFound, and at authMethod if the
     * person has no phone.
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
     * Sends the form for last year. A second sending replaces the form, so it does no harm if an answer was lost.
     * Refuses with 404, 402 subscriptionRequired, 422 taxLoginRefused and formValidationFailed, 502 errorSending, and
     * at `houseId` for a house that the tax return leaves out.
     */
    async send(
      ctx: OwnedCtx,
      { data, formId, houseId }: SendTaxFormBody,
    ): Promise<{ success: boolean; message: string }> {
      const api = await subscribed(ctx)
      const house = await houseFacts(ctx, await proveOwnHouse(ctx, houseId))
      const invalid = () => new Refusal('formValidationFailed', { houseId: 'taxHouse' })
      if (missingNumbers(house).length > 0) throw invalid()
      const year = yearOf(ctx.today) - 1
      const figures = (await taxOfYear(ctx, { year })).find((each) => each.houseId === houseId)!
      if (figures.state !== 'entered') throw new Refusal('invalid', { houseId: 'taxLeftOut' })
      const { bilags } = await allVouchers(ctx, { houseId, date_from: startOfYear(year), date_to: endOfYear(year) })
      const contractors = distinctContractors(
        bilags.filter(canEnterInTaxReturn).filter((each) => lineOfExpense(each) === 'maintenance'),
      )
      const xml = await rf1189(year, house, formFigures(figures), contractors)
      const form = { formId, year, reference: `husbok-${houseId}-${year}`, xml }
      const receipt = await api.update(ctx.owner, data, form).catch(refusing('errorSending'))
      if (receipt === 'invalid') throw invalid()
      if (receipt === 'rejected') throw new Refusal('errorSending')
      return { success: true, message: house.name }
    },

    async saved(ctx: OwnedCtx): Promise<SavedLogin> {
      switchedOn()
      return await saved.read(ctx)
    },
  }
}

/** Turns a fault of the authority into a refusal. Throws other errors unchanged. */
const refusing =
  (request: 'unknownTaxError' | 'errorSending') =>
  (error: unknown): never => {
    if (!(error instanceof AuthorityFault)) throw error
    throw new Refusal(error.about === 'login' ? 'taxLoginRefused' : request)
  }

export type TaxFormService = ReturnType<typeof taxFormService>
