import { taxPageWords } from '../src/app/web/tax/words'
import { entryChoiceWords } from '../src/year/tax-return/words-entry'
import { taxFailureWords } from '../src/app/web/tax/words-failure'
import { otherPersonWords } from '../src/app/web/tax/words-person'
import { taxSubscriptionWords } from '../src/year/tax/words-subscription'
import { receiptWords } from '../src/year/tax-return/words-receipt'
import { taxScreenWords } from '../src/year/tax/words-screen'
import { addIncome, addItem } from './books-form'
import { expect, makeLandlord, ssn, currentYear, type Landlord, type Translate } from './journey'
import type { Product } from './product'
import { alterAnswer, pageTitled, type Screen, type ScreenWalk } from './screen'

/** A text as long as a field allows, without a place to break the line. */
const long = 'Menneskerettighetsorganisasjonssekretariatsbygning'
const last = currentYear - 1

/** A landlord with a full tax year. One house has the longest names and the largest amounts, and another house has nothing. */
export async function makeLandlordWithTaxYear(product: Product): Promise<Landlord> {
  const landlord = await makeLandlord(product)
  const { houseId } = landlord
  await landlord.api('PUT', `house/${houseId}`, { name: long, address: long, postcode: '0155', city: long })
  await landlord.api('POST', 'house', { name: 'Hytta', address: 'Fjellveien 1', postcode: '5008', city: 'Bergen' })
  await addIncome(landlord, {
    title: long,
    sum: 999_999_999.99,
    start_date: `${last}-01-01`,
    end_date: `${last}-12-31`,
  })
  await landlord.expense({ description: `${long} ${long}`, sum: 999_999_999.99, date: `${last}-02-01` })
  await landlord.expense({ description: 'Roof', date: `${last}-03-01` })
  await addItem(landlord, { name: long, sum: 999_999_999.99, lifetime: 3, date: `${last}-04-01` })
  await landlord.api('POST', 'depreciationbilag/personal/create', {
    houseId,
    year: last,
    conditions: true,
    anyway: true,
  })
  return landlord
}

const person = { expire: 4_000_000_000, ssn, party_name: 'Kari Nordmann' }

/** The figures of a year as a submission keeps them: without a forecast. */
export async function sentFiguresOf(landlord: Landlord, year: number): Promise<object[]> {
  const houses = await landlord.api<object[]>('GET', `altinn/get-data-for-altinn?year=${year}`)
  // JSON leaves out what is undefined.
  return houses.map((figures) => Object.assign(figures, { forecast: undefined }))
}

/** Shows a submitted return with a figure that differs now. */
async function sent({ page, landlord }: ScreenWalk): Promise<void> {
  const { houseId } = landlord
  const houses = await sentFiguresOf(landlord, last)
  const about = { submission: 'ikkeKomplett', houses, sent_by: 'Kari Nordmann', year: last }
  const voucher = (sent_line: string | null, now_line: string | null) => ({
    houseId,
    now: 999_999_999.99,
    sent_line,
    now_line,
  })
  const accepted = {
    ...about,
    id: 2,
    state: 'accepted',
    submitted_at: `${currentYear}-02-01T10:00:00.000Z`,
    answered_at: `${currentYear}-02-01T10:01:00.000Z`,
    reference: '50001234/6d2a4a8e-3d5e-4f43-9b1c-0f6f4a2f8a11',
    label: 'Tilgjengelig',
    description: 'Skattemeldingen er mottatt.',
    error: '',
    changes: [
      { ...voucher('maintenance', 'insurance'), kind: 'expense', id: 1, name: `${long} ${long}`, sent: 10_000 },
      { ...voucher('income', null), kind: 'income', id: 1, name: long, sent: 100, now: null },
      { ...voucher(null, 'flat_rate'), kind: 'depreciation', id: last, name: 'inPersonalUse', sent: null },
      { houseId, kind: 'line', line: 'opening', sent: 999_999_999.99, now: 0 },
      { houseId, kind: 'share', sent: 100, now: 33.33 },
      { houseId, kind: 'tenant', name: '', sent: true, now: false },
      { houseId, kind: 'tenant', name: `${long} ${long}`, sent: false, now: true },
    ],
    not_sent: [houseId],
    differences: [{ houseId, ours: 999_999_999.99, theirs: -999_999_999.99 }],
  }
  const failed = {
    ...accepted,
    id: 1,
    state: 'failed',
    error: 'errorSending',
    submitted_at: null,
    changes: [],
    differences: [],
  }
  await page.route('**/api/altinn/submissions*', (route) => route.fulfill({ json: [accepted, failed] }))
}

interface State {
  /** When the person logged in with an electronic id. Null: a moment ago. Left out: not logged in. */
  readonly since?: string | null
  /** The national id of that person. Left out: the profile's. */
  readonly person?: string
}

/** The tax year of a subscriber, or another of their pages. */
const open =
  (path: string, seen: (translate: Translate) => string, { since, person: pid = ssn }: State = {}) =>
  async (walk: ScreenWalk) => {
    await alterAnswer(walk.page, 'profile', (answer) => ({
      ...answer,
      subscriptionActive: true,
      ...(since !== undefined && { difiData: { ...person, ssn: pid }, difiSince: since }),
    }))
    if (since !== undefined) await sent(walk)
    await walk.page.goto(walk.product.url + path)
    // On a phone the bar is closed, so the test opens it. This is needed only after a submission: sending again is then
    // not the next task. If another person is logged in, the page shows that without a click.
    if (since !== undefined && pid === ssn) {
      await expect(panelOf(walk)).toBeVisible()
      const more = panelOf(walk).getByRole('button', { name: walk.translate(taxPageWords, 'more'), exact: true })
      if (await more.isVisible()) await more.click()
    }
    await expect(walk.page.getByText(seen(walk.translate)).filter({ visible: true }).first()).toBeVisible()
  }

const panelOf = ({ page, translate }: ScreenWalk) =>
  page.getByRole('region', { name: translate(taxPageWords, 'authority'), exact: true })
const title = pageTitled((translate) => translate(taxPageWords, 'title', { year: last }))

/** The pages of the tax year, and the dialogs over them. */
export const taxScreens: readonly Screen[] = [
  {
    name: 'what a subscription gives at the tax year',
    title: pageTitled((translate) => translate(taxSubscriptionWords, 'title')),
    open: async ({ page, product, translate }) => {
      await page.goto(`${product.url}/altinn`)
      await expect(page.getByText(translate(taxSubscriptionWords, 'givesFigures'))).toBeVisible()
    },
  },
  { name: 'the tax year', title, open: open('/altinn', (translate) => translate(taxPageWords, 'logIn')) },
  {
    name: 'the tax year with a row that lies open',
    title,
    open: open('/altinn?line=maintenance', () => 'Roof'),
  },
  {
    name: 'the vouchers behind a sum of the tax year',
    title,
    open: async (walk) => {
      await open(`/altinn?list=expense&of=${walk.landlord.houseId}`, () => 'Roof')(walk)
      await expect(walk.page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'the tax year after a refusal, with receipts and what has changed since',
    title,
    open: async (walk) => {
      await open('/altinn', (translate) => translate(receiptWords, 'changedTitle'), { since: null })(walk)
      await walk.page.route('**/api/altinn/send-new-form', (route) =>
        route.fulfill({
          status: 422,
          json: { message: 'formValidationFailed', requestId: 'r', fields: { 'houseIds.0': 'propertyUnknown' } },
        }),
      )
      await panelOf(walk)
        .getByRole('button', { name: walk.translate(taxPageWords, 'sendAgain') })
        .click()
      await expect(panelOf(walk).getByText(walk.translate(taxFailureWords, 'formTitle'))).toBeVisible()
    },
  },
  {
    name: 'the tax year with somebody else’s electronic id',
    title,
    open: open('/altinn', (translate) => translate(otherPersonWords, 'title'), { since: null, person: '29817491020' }),
  },
  {
    name: 'the question of which house a rental of the draft is of',
    title,
    open: async (walk) => {
      await open('/altinn', (translate) => translate(receiptWords, 'changedTitle'), { since: null })(walk)
      const { houseId } = walk.landlord
      const entry = { id: 'utleie-1', houseIds: [houseId], rent: 999_999_999, share: 33.33, tenants: [long, long] }
      await walk.page.route('**/api/altinn/send-new-form', (route) =>
        route.fulfill({
          status: 409,
          json: { message: 'entryAmbiguous', requestId: 'r', fields: {}, houseIds: [houseId], entries: [entry] },
        }),
      )
      await panelOf(walk)
        .getByRole('button', { name: walk.translate(taxPageWords, 'sendAgain') })
        .click()
      await expect(walk.page.getByRole('dialog', { name: walk.translate(entryChoiceWords, 'title') })).toBeVisible()
    },
  },
  {
    name: 'the tax year with what the authority’s controls say',
    title,
    open: async (walk) => {
      await open('/altinn', (translate) => translate(receiptWords, 'changedTitle'), { since: null })(walk)
      const { houseId } = walk.landlord
      const hints = [
        { houseId, line: 'common_costs', control: 'EIENDOM_UTLEIE_HØY_UTELEIE_OG_FELLESKOSTNADER', refuses: true },
        { houseId: null, line: null, control: 'MANGE_UTLEIEBOLIGER', refuses: true },
      ].map((hint) => Object.assign(hint, { text: `${long} ${long}` }))
      await walk.page.route('**/api/altinn/send-new-form', (route) =>
        route.fulfill({ status: 422, json: { message: 'formValidationFailed', requestId: 'r', fields: {}, hints } }),
      )
      await panelOf(walk)
        .getByRole('button', { name: walk.translate(taxPageWords, 'sendAgain') })
        .click()
      await expect(panelOf(walk).getByText(walk.translate(taxFailureWords, 'formReasons'))).toBeVisible()
    },
  },
  {
    name: 'the dialog about a login that is too old',
    title,
    open: async (walk) => {
      const since = '2026-01-02T10:00:00.000Z'
      await open('/altinn', (translate) => translate(taxPageWords, 'tooOld'), { since })(walk)
      await panelOf(walk)
        .getByRole('button', { name: walk.translate(taxPageWords, 'preview') })
        .click()
      await expect(walk.page.getByRole('dialog', { name: walk.translate(taxPageWords, 'oldTitle') })).toBeVisible()
    },
  },
  {
    name: 'the sheet of the tax return',
    title: pageTitled((translate) => translate(taxScreenWords, 'sheetTitle', { year: last })),
    open: open('/altinn/sheet', (translate) => translate(taxScreenWords, 'netCalculated')),
  },
]
