import { shellWords } from '../src/app/web/words'
import { expenseWords } from '../src/books/expense/words'
import { planWords } from '../src/app/web/shell/words-plan'
import { policyWords } from '../src/app/web/shell/words-policy'
import { uiWords } from '../src/base/ui/words/words'
import { listWords } from '../src/base/ui/words/words-list'
import { supplierWords } from '../src/books/supplier/words'
import { accountWords } from '../src/landlord/account/words'
import { profileWords } from '../src/landlord/account/words-profile'
import { houseWords } from '../src/landlord/house/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { guideWords } from '../src/year/tax-guide/words'
import { pdf, picture } from './files'
import {
  expect,
  fieldOf,
  makeLandlord,
  openSections,
  currentYear,
  type Landlord,
  type Translate,
  typeInto,
} from './journey'
import type { Product } from './product'
import { alterAnswer, submitInvalidForm, pageTitled, type Screen, type ScreenWalk } from './screen'
import { pageWords } from './page-words'

/** A text as long as a field allows, without a place to break the line. */
const long = 'Menneskerettighetsorganisasjonssekretariatsbygning'
export const voucher = 'New boiler'
export const supplierName = 'Rørleggeren AS'

/** A landlord with all kinds of records: two houses, vouchers of every kind with and without files, suppliers. */
export async function makeLandlordWithAllRecords(product: Product): Promise<Landlord> {
  const landlord = await makeLandlord(product)
  await landlord.api('POST', 'house', { name: long, address: long, postcode: '0155', city: long })
  const documents = [await landlord.upload(await picture('boiler.jpg')), await landlord.upload(pdf('boiler.pdf'))]
  await landlord.expense({ description: voucher, name: supplierName, documents, franchise: 67 })
  await landlord.expense({
    description: `${long} ${long} ${long}`,
    name: long,
    address: long,
    city: long,
    sum: 999_999_999.99,
    date: `${currentYear}-01-31`,
  })
  await landlord.api('POST', 'bilag', { houseId: landlord.houseId, archived: true, date: `${currentYear}-01-02` })
  const oldSupplier = await landlord.api<{ id: number }>('POST', 'supplier', {
    name: 'Old Ltd',
    address: 'Street 1',
    city: 'Oslo',
    postcode: '0155',
  })
  await landlord.api('PUT', `supplier/${oldSupplier.id}`, {
    name: 'Old Ltd',
    address: 'Street 1',
    city: 'Oslo',
    postcode: '0155',
    archived: true,
  })
  return landlord
}

const title = {
  dashboard: pageTitled((translate) => translate(dashboardWords, 'title')),
  house: pageTitled((translate) => translate(houseWords, 'infoTitle')),
  suppliers: pageTitled((translate) => translate(supplierWords, 'title')),
  detailedCost: pageTitled((translate) => translate(pageWords, '/home/detailed-costs')),
  profile: pageTitled((translate) => translate(profileWords, 'landlordTitle')),
  profileEdit: pageTitled((translate) => translate(profileWords, 'landlordEditTitle')),
}
export const dashboardTitle = title.dashboard

const open =
  (path: string, seen: (translate: Translate) => string) =>
  async ({ page, product, translate }: ScreenWalk) => {
    await page.goto(product.url + path)
    await expect(page.getByRole('main').getByText(seen(translate)).filter({ visible: true }).first()).toBeVisible()
  }
const editForm =
  (path: string, owner: 'house' | 'supplier' | 'account', name: string) =>
  async ({ page, product, translate }: ScreenWalk) => {
    await page.goto(product.url + path)
    const label =
      owner === 'house'
        ? translate(houseWords, 'name')
        : owner === 'supplier'
          ? translate(supplierWords, 'name')
          : translate(accountWords, 'firstName')
    await expect(fieldOf(page, label)).toHaveValue(name)
  }
const supplierId = async ({ landlord }: ScreenWalk, name: string) => {
  const all = await landlord.api<{ id: number; name: string; isDefault: boolean }[]>('GET', 'supplier')
  return all.find((one) => (name === '' ? one.isDefault : one.name === name))!.id
}
const supplierPage = (name: string, seen: (translate: Translate) => string) => async (walk: ScreenWalk) =>
  await open(`/home/suppliers/${await supplierId(walk, name)}`, seen)(walk)

/** The first visit, with nothing recorded yet. */
export const newcomerScreens: readonly Screen[] = [
  {
    name: 'the dashboard without documents',
    title: title.dashboard,
    open: open('/home', (translate) => translate(dashboardWords, 'emptyTitle')),
  },
  {
    name: 'the dashboard while it loads',
    title: title.dashboard,
    open: async (walk) => {
      await walk.page.route('**/api/bilag/all-types*', () => {})
      await open('/home', (translate) => translate(uiWords, 'loading'))(walk)
    },
  },
  {
    name: 'the dashboard that could not be loaded',
    title: title.dashboard,
    open: async (walk) => {
      await walk.page.route('**/api/bilag/all-types*', (route) =>
        route.fulfill({ status: 503, json: { message: 'unavailable', requestId: 'req-503' } }),
      )
      await open('/home', (translate) => translate(uiWords, 'tryAgain'))(walk)
    },
  },
  {
    name: 'a page that could not be shown',
    title: pageTitled((translate) => translate(pageWords, '/home/dashboard')),
    open: async (walk) => {
      await walk.page.route('**/api/profile', (route) =>
        route.fulfill({ status: 503, json: { message: 'unavailable', requestId: 'req-503' } }),
      )
      await walk.page.goto(`${walk.product.url}/home/dashboard`)
      await expect(
        walk.page.getByRole('heading', { level: 1, name: walk.translate(shellWords, 'errorTitle') }),
      ).toBeVisible()
    },
  },
  {
    name: 'the question for agreement',
    title: title.dashboard,
    open: async (walk) => {
      await alterAnswer(walk.page, 'profile', (answer) => ({ ...answer, isAgreePolicy: false }))
      await open('/home', (translate) => translate(dashboardWords, 'emptyTitle'))(walk)
      await expect(walk.page.getByRole('dialog', { name: walk.translate(policyWords, 'policyTitle') })).toBeVisible()
    },
  },
  {
    name: 'the question for agreement with errors',
    title: title.dashboard,
    open: (walk) => submitInvalidForm(walk, walk.page.getByRole('dialog'), walk.translate(policyWords, 'policyAgree')),
  },
  {
    name: 'suppliers, none yet',
    title: title.suppliers,
    open: open('/home/suppliers', (translate) => translate(supplierWords, 'emptyTitle')),
  },
  {
    name: 'house info',
    title: title.house,
    open: open('/home/house-info', (translate) => translate(houseWords, 'landRegister')),
  },
  { name: 'the profile', title: title.profile, open: open('/profile', (translate) => translate(accountWords, 'ssn')) },
  {
    name: 'the profile as a form',
    title: title.profileEdit,
    open: editForm('/profile/landlord/edit', 'account', 'Kari'),
  },
  {
    name: 'the profile as a form with errors',
    title: title.profileEdit,
    open: async (walk) => {
      for (const key of ['firstName', 'ssn', 'address'] as const)
        await fieldOf(walk.page, walk.translate(accountWords, key)).fill('')
      await submitInvalidForm(walk, walk.page, walk.translate(accountWords, 'save'))
    },
  },
]

/** Lists with content, and the records behind them. */
export const recordScreens: readonly Screen[] = [
  { name: 'the dashboard', title: title.dashboard, open: open('/home/dashboard', () => voucher) },
  {
    name: 'the dashboard of all houses',
    title: title.dashboard,
    open: open('/home/dashboard?house=all', () => voucher),
  },
  {
    name: 'the dashboard without hits',
    title: title.dashboard,
    open: open('/home/dashboard?q=zzz&type=manual-bilag', (translate) => translate(listWords, 'noHitsTitle')),
  },
  {
    name: 'the dashboard with chosen dates, swapped and wrong',
    title: title.dashboard,
    open: async (walk) => {
      const { page, translate } = walk
      await open(`/home/dashboard?period=custom&from=${currentYear}-01-01&to=${currentYear}-03-01`, () => voucher)(walk)
      await typeInto(fieldOf(page, translate(dashboardWords, 'from')), `01.12.${currentYear}`)
      await fieldOf(page, translate(dashboardWords, 'to')).fill('')
      await typeInto(fieldOf(page, translate(dashboardWords, 'to')), `01.03.${currentYear}`)
      await fieldOf(page, translate(dashboardWords, 'search')).focus()
      await expect(page.getByText(translate(dashboardWords, 'swapped'))).toBeVisible()
      await typeInto(fieldOf(page, translate(dashboardWords, 'to')), '99')
      await fieldOf(page, translate(dashboardWords, 'search')).focus()
    },
  },
  {
    name: 'the dashboard with a notice of the plan',
    title: title.dashboard,
    open: async (walk) => {
      await alterAnswer(walk.page, 'profile', (answer) => ({ ...answer, trial: { day: 28, state: 'warning' } }))
      await open('/home/dashboard', () => voucher)(walk)
      await expect(walk.page.getByRole('region', { name: walk.translate(planWords, 'planLabel') })).toBeVisible()
    },
  },
  {
    name: 'house info of a house with a long name',
    title: title.house,
    open: async (walk) => {
      const houses = await walk.landlord.api<{ id: number; name: string }[]>('GET', 'house')
      await open(`/home/house-info?house=${houses.find((one) => one.name === long)!.id}`, () => long)(walk)
    },
  },
  {
    name: 'the house as a form',
    title: pageTitled((translate) => translate(houseWords, 'editTitle', { name: 'Storgata 12' })),
    open: (walk) => editForm(`/home/house-info/edit?house=${walk.landlord.houseId}`, 'house', 'Storgata 12')(walk),
  },
  {
    name: 'the house as a form with errors',
    title: pageTitled((translate) => translate(houseWords, 'editTitle', { name: 'Storgata 12' })),
    open: async (walk) => {
      await openSections(walk.page)
      for (const key of ['name', 'address', 'municipality_number', 'property_number', 'share_number'] as const) {
        await fieldOf(walk.page, walk.translate(houseWords, key)).fill(key === 'name' ? '' : 'x')
      }
      await submitInvalidForm(walk, walk.page, walk.translate(houseWords, 'save'))
    },
  },
  { name: 'suppliers', title: title.suppliers, open: open('/home/suppliers?show=all', () => supplierName) },
  {
    name: 'suppliers without hits',
    title: title.suppliers,
    open: open('/home/suppliers?q=zzz', (translate) => translate(listWords, 'noHitsTitle')),
  },
  {
    name: 'detailed cost',
    title: title.detailedCost,
    open: open('/home/detailed-costs?cell=maintenance', (translate) => translate(expenseWords, 'maintenance')),
  },
  {
    name: 'whether letting is taxable at all, answered',
    title: pageTitled((translate) => translate(guideWords, 'title')),
    open: open('/altinn/guide?home=yes&part=all&short=no', (translate) => translate(guideWords, 'basis')),
  },
  {
    name: 'a new supplier',
    title: pageTitled((translate) => translate(supplierWords, 'addNew')),
    open: editForm('/home/suppliers/add-new', 'supplier', ''),
  },
  {
    name: 'a new supplier with errors',
    title: pageTitled((translate) => translate(supplierWords, 'addNew')),
    open: (walk) => submitInvalidForm(walk, walk.page, walk.translate(supplierWords, 'add')),
  },
  {
    name: 'a supplier',
    title: pageTitled(() => supplierName),
    open: supplierPage(supplierName, (translate) => translate(supplierWords, 'remove')),
  },
  {
    name: 'a supplier with a long name',
    title: pageTitled(() => long),
    open: supplierPage(long, (translate) => translate(supplierWords, 'remove')),
  },
  {
    name: 'a supplier that is archived',
    title: pageTitled(() => 'Old Ltd'),
    open: supplierPage('Old Ltd', (translate) => translate(supplierWords, 'archivedNote')),
  },
  {
    name: 'the default supplier',
    title: pageTitled((translate) => translate(supplierWords, 'none')),
    open: supplierPage('', (translate) => translate(supplierWords, 'noneHelp')),
  },
  {
    name: 'a supplier as a form',
    title: pageTitled((translate) => translate(supplierWords, 'editTitle', { name: supplierName })),
    open: async (walk) =>
      await editForm(`/home/suppliers/edit/${await supplierId(walk, supplierName)}`, 'supplier', supplierName)(walk),
  },
  {
    name: 'the default supplier, which has no form',
    title: pageTitled((translate) => translate(supplierWords, 'none')),
    open: async (walk) =>
      await open(`/home/suppliers/edit/${await supplierId(walk, '')}`, (translate) =>
        translate(supplierWords, 'noneHelp'),
      )(walk),
  },
  {
    name: 'a supplier that is not there',
    title: pageTitled((translate) => translate(uiWords, 'notFoundTitle')),
    open: open('/home/suppliers/999999', (translate) => translate(uiWords, 'notFoundText')),
  },
]
