import type { Locator } from '@playwright/test'
import { addDays, addMonths, formatDay } from '../src/base/kit/day'
import { validationWords } from '../src/base/kit/words-validation'
import { depreciationWords } from '../src/books/depreciation/words'
import { expenseWords } from '../src/books/expense/words'
import { repeatWords } from '../src/books/repeat/words'
import { suggestWords } from '../src/books/expense/words-suggest'
import { incomeWords } from '../src/books/income/words'
import { trashWords } from '../src/books/trash/words'
import { listWords } from '../src/base/ui/words/words-list'
import { dashboardWords } from '../src/year/dashboard/words'
import { homeWords } from '../src/year/dashboard/words-home'
import { fillItem, addIncome, addItem, expectItemWizardStep } from './books-form'
import { fillExpense, receipt } from './expense-form'
import { pdf, picture } from './files'
import { expect, fieldOf, makeLandlord, today, currentYear, type Landlord, type Translate, typeInto } from './journey'
import type { Product } from './product'
import { alterAnswer, submitInvalidForm, pageTitled, type Screen, type ScreenWalk } from './screen'

/** A text as long as a field allows, without a place to break the line. */
const long = 'Menneskerettighetsorganisasjonssekretariatsbygning'
const lists = {
  income: '/home/separate-income-bilags',
  contents: '/home/furniture-and-home-contents',
  trash: '/home/trash-folder',
} as const

/** A landlord with income, household items, personal use and repeats, and with one of each kind in the trash folder. */
export async function makeLandlordWithVouchers(product: Product): Promise<Landlord> {
  const landlord = await makeLandlord(product)
  const { houseId } = landlord
  await addIncome(landlord, { documents: [await landlord.upload(pdf('agreement.pdf'))], other: `${long} ${long}` })
  await addIncome(landlord, { title: long, sum: 999_999_999.99, separatedTaxable: false })
  await addItem(landlord, { sum: 18_990 })
  await addItem(landlord, { name: long, sum: 999_999_999.99, lifetime: 3 })
  await landlord.api('POST', 'depreciationbilag/personal/create', { houseId, year: currentYear })
  // Only a few dates. Near the limit of free vouchers, every form would open with a warning.
  await landlord.expense({ description: 'Insurance', repeat: 'monthly', date: addMonths(today(), -4) })
  const gone = [
    ['bilag', await landlord.expense({ description: 'Roof' })],
    ['incomebilag', await addIncome(landlord, { title: 'Old let' })],
    ['depreciationbilag', await addItem(landlord, { name: 'Lamp', sum: 900, lifetime: 0 })],
  ] as const
  for (const [kind, { id }] of gone) await landlord.api('DELETE', `${kind}/${id}`)
  return landlord
}

const title = {
  dashboard: pageTitled((translate) => translate(dashboardWords, 'title')),
  income: pageTitled((translate) => translate(dashboardWords, 'separateIncome')),
  contents: pageTitled((translate) => translate(dashboardWords, 'contents')),
  trash: pageTitled((translate) => translate(dashboardWords, 'trash')),
}
const dialogOf = ({ page }: ScreenWalk, name: string): Locator => page.getByRole('dialog', { name })
const go = async ({ page, product }: ScreenWalk, path: string, seen: string) => {
  await page.goto(product.url + path)
  await expect(page.getByRole('main').getByText(seen).filter({ visible: true }).first()).toBeVisible()
}
const open = (path: string, seen: (translate: Translate) => string) => (walk: ScreenWalk) =>
  go(walk, path, seen(walk.translate))
interface Listed {
  readonly bilags: readonly {
    readonly id: number
    readonly description: string
    readonly parentBilagId: number | null
  }[]
  readonly incomeBilags: readonly { readonly id: number; readonly title: string }[]
  readonly depreciationBilags: readonly { readonly id: number; readonly name: string }[]
}
const listed = ({ landlord }: ScreenWalk) =>
  landlord.api<Listed>('GET', `bilag/all-types?date_from=${currentYear - 1}-01-01`)
const incomeId = async (walk: ScreenWalk, name: string) =>
  (await listed(walk)).incomeBilags.find((one) => one.title === name)!.id
const itemId = async (walk: ScreenWalk, name: string) =>
  (await listed(walk)).depreciationBilags.find((one) => one.name === name)!.id
/** The id of the first monthly voucher. */
const seriesId = async (walk: ScreenWalk) =>
  (await listed(walk)).bilags.find((one) => one.description === 'Insurance' && one.parentBilagId === null)!.id
/** The dashboard with a dialog over it. The address names the dialog. */
const over = async (walk: ScreenWalk, search: string, name: string): Promise<Locator> => {
  await go(walk, `/home/dashboard?${search}`, long)
  await expect(dialogOf(walk, name)).toBeVisible()
  return dialogOf(walk, name)
}
const screen = (name: string, show: Screen['open']): Screen => ({ name, title: title.dashboard, open: show })

const newIncome = (walk: ScreenWalk) => over(walk, 'add=income', walk.translate(incomeWords, 'newTitle'))
const toForm = async (walk: ScreenWalk) => {
  await walk.page.evaluate(() => localStorage.setItem('depreciation-info', 'true'))
  await over(walk, 'add=depreciation', walk.translate(depreciationWords, 'wizardTitle'))
  return await expectItemWizardStep(walk.page, walk.translate, 'stepForm')
}
const next = async (walk: ScreenWalk, dialog: Locator) => {
  await dialog.getByRole('button', { name: walk.translate(depreciationWords, 'next'), exact: true }).click()
  await expectItemWizardStep(walk.page, walk.translate, 'stepCalculations')
}

/** Lists and records of income, household items and the trash folder when they are empty. */
export const emptyBookScreens: readonly Screen[] = [
  {
    name: 'separate income, none yet',
    title: title.income,
    open: open(lists.income, (translate) => translate(dashboardWords, 'noIncomeTitle')),
  },
  {
    name: 'contents, none yet',
    title: title.contents,
    open: open(lists.contents, (translate) => translate(dashboardWords, 'noItemsTitle')),
  },
  {
    name: 'the trash folder, empty',
    title: title.trash,
    open: open(lists.trash, (translate) => translate(dashboardWords, 'noTrashTitle')),
  },
]

/** The same screens with content. */
export const bookScreens: readonly Screen[] = [
  {
    name: 'the dashboard of every kind, its months as a table',
    title: title.dashboard,
    open: async (walk) => {
      await go(walk, '/home/dashboard', long)
      await walk.page.getByRole('button', { name: walk.translate(homeWords, 'asTable') }).click()
    },
  },
  { name: 'separate income', title: title.income, open: open(lists.income, () => long) },
  {
    name: 'one income',
    title: pageTitled(() => 'Summer let'),
    open: async (walk) => await go(walk, `${lists.income}/${await incomeId(walk, 'Summer let')}`, 'agreement.pdf'),
  },
  {
    name: 'one income of a contract, its rent to be changed',
    title: pageTitled(() => 'Summer let'),
    open: async (walk) => {
      const id = await incomeId(walk, 'Summer let')
      await alterAnswer(walk.page, `incomebilag/${id}`, (answer) => ({ ...answer, contractId: 1, canEditSum: true }))
      await go(walk, `${lists.income}/${id}`, walk.translate(incomeWords, 'fromContractNote'))
      await walk.page.getByRole('button', { name: walk.translate(incomeWords, 'changeRent') }).click()
      await fieldOf(dialogOf(walk, walk.translate(incomeWords, 'changeRent')), walk.translate(incomeWords, 'sum')).fill(
        '',
      )
      await submitInvalidForm(
        walk,
        dialogOf(walk, walk.translate(incomeWords, 'changeRent')),
        walk.translate(incomeWords, 'save'),
      )
    },
  },
  { name: 'furniture and home contents', title: title.contents, open: open(lists.contents, () => long) },
  {
    name: 'one household item',
    title: pageTitled(() => 'Sofa'),
    open: async (walk) =>
      await go(
        walk,
        `${lists.contents}/${await itemId(walk, 'Sofa')}`,
        walk.translate(depreciationWords, 'rowDeduction'),
      ),
  },
  { name: 'the trash folder', title: title.trash, open: open(lists.trash, () => 'Roof') },
  {
    name: 'the trash folder without hits',
    title: title.trash,
    open: open(`${lists.trash}?q=zzz`, (translate) => translate(listWords, 'noHitsTitle')),
  },
  {
    name: 'one record in the trash folder, before it is deleted for good',
    title: pageTitled(() => 'Roof'),
    open: async (walk) => {
      await go(walk, lists.trash, 'Roof')
      await walk.page.getByRole('link', { name: 'Roof' }).filter({ visible: true }).click()
      await walk.page.getByRole('button', { name: walk.translate(trashWords, 'deleteForGood') }).click()
      await expect(dialogOf(walk, walk.translate(trashWords, 'deleteTitle', { name: 'Roof' }))).toBeVisible()
    },
  },
]

/** All dialogs of income, household items and repeats. */
export const bookDialogScreens: readonly Screen[] = [
  screen(
    'a new income with errors',
    async (walk) => await submitInvalidForm(walk, await newIncome(walk), walk.translate(incomeWords, 'save')),
  ),
  screen('an income', async (walk) => await over(walk, `income=${await incomeId(walk, 'Summer let')}`, 'Summer let')),
  screen('the question before an income goes to the trash', async (walk) => {
    await dialogOf(walk, 'Summer let')
      .getByRole('button', { name: walk.translate(incomeWords, 'toTrash') })
      .click()
    await expect(dialogOf(walk, walk.translate(incomeWords, 'toTrashTitle', { name: 'Summer let' }))).toBeVisible()
  }),
  screen('what the wizard is about', async (walk) => {
    await walk.page.evaluate(() => localStorage.removeItem('depreciation-info'))
    await over(walk, 'add=depreciation', walk.translate(depreciationWords, 'wizardTitle'))
    await expectItemWizardStep(walk.page, walk.translate, 'stepInfo')
  }),
  screen(
    'the wizard with errors',
    async (walk) => await submitInvalidForm(walk, await toForm(walk), walk.translate(depreciationWords, 'next')),
  ),
  screen('the wizard’s calculation with both limits', async (walk) => {
    const dialog = await toForm(walk)
    await fillItem(dialog, walk.translate, {
      name: 'Fridge',
      date: `04.03.${currentYear}`,
      sum: '20000',
      lifetime: '5',
    })
    await next(walk, dialog)
  }),
  screen('the wizard’s calculation of personal use', async (walk) => {
    const dialog = await toForm(walk)
    await dialog.getByRole('radio', { name: walk.translate(depreciationWords, 'personal') }).check()
    await fieldOf(dialog, walk.translate(depreciationWords, 'year')).selectOption(String(currentYear + 1))
    await next(walk, dialog)
    await expect(dialog).toContainText(
      walk.translate(depreciationWords, 'meetsItems', { year: currentYear + 1, names: `${long}, Sofa` }),
    )
  }),
  screen('a household item', async (walk) => await over(walk, `item=${await itemId(walk, 'Sofa')}`, 'Sofa')),
  screen('the calculation of a household item', async (walk) => {
    await dialogOf(walk, 'Sofa')
      .getByRole('button', { name: walk.translate(depreciationWords, 'showCalculation') })
      .click()
    await expect(dialogOf(walk, 'Sofa').getByRole('table')).toBeVisible()
  }),
  screen('the question before a household item goes to the trash', async (walk) => {
    const dialog = await over(walk, `item=${await itemId(walk, long)}`, long)
    await dialog.getByRole('button', { name: walk.translate(depreciationWords, 'toTrash') }).click()
    await expect(dialogOf(walk, walk.translate(depreciationWords, 'toTrashTitle', { name: long }))).toBeVisible()
  }),
  screen(
    'personal use',
    async (walk) =>
      await over(
        walk,
        `personal=${currentYear}`,
        walk.translate(depreciationWords, 'personalOf', { year: currentYear }),
      ),
  ),
  screen('the question before personal use is removed', async (walk) => {
    await dialogOf(walk, walk.translate(depreciationWords, 'personalOf', { year: currentYear }))
      .getByRole('button', { name: walk.translate(depreciationWords, 'remove') })
      .click()
    await expect(dialogOf(walk, walk.translate(depreciationWords, 'removeTitle', { year: currentYear }))).toBeVisible()
  }),
  screen('a new expense that repeats', async (walk) => {
    const dialog = await over(walk, 'add=expense', walk.translate(expenseWords, 'newTitle'))
    await fillExpense(dialog, walk.translate, { date: formatDay(today()), repeat: 'weekly' })
    const date = formatDay(addDays(today(), 7))
    await expect(dialog.getByText(walk.translate(expenseWords, 'repeatNext', { date }))).toBeVisible()
  }),
  screen('a new expense with suggestions from its PDF', async (walk) => {
    const dialog = await over(walk, 'add=expense', walk.translate(expenseWords, 'newTitle'))
    await fillExpense(dialog, walk.translate, {
      files: [pdf('bill.pdf', `Faktura Fakturadato 02.03.${currentYear} Sum 1 234,50`)],
    })
    await expect(dialog.getByText(walk.translate(suggestWords, 'mark')).first()).toBeVisible()
  }),
  screen('a new expense with a photo, which is not read', async (walk) => {
    const dialog = await over(walk, 'add=expense', walk.translate(expenseWords, 'newTitle'))
    await fillExpense(dialog, walk.translate, { files: [await picture('receipt.jpg')] })
    await expect(dialog.getByText(walk.translate(suggestWords, 'photo'))).toBeVisible()
  }),
  screen('the question before a repeat makes many vouchers', async (walk) => {
    await alterAnswer(walk.page, 'profile', (answer) => ({ ...answer, subscriptionActive: true }))
    const dialog = await over(walk, 'add=expense', walk.translate(expenseWords, 'newTitle'))
    const date = formatDay(addDays(today(), -7 * 60))
    await fillExpense(dialog, walk.translate, { ...receipt, supplier: 'none', date, repeat: 'weekly' })
    await dialog.getByRole('button', { name: walk.translate(expenseWords, 'save'), exact: true }).click()
    await expect(dialog).toContainText(walk.translate(validationWords, 'manyVouchers'))
  }),
  screen('the question which vouchers of a series another price is for', async (walk) => {
    const dialog = await over(walk, `edit=${await seriesId(walk)}`, walk.translate(expenseWords, 'editTitle'))
    await typeInto(fieldOf(dialog, walk.translate(expenseWords, 'sum')), '700')
    await dialog.getByRole('button', { name: walk.translate(expenseWords, 'save'), exact: true }).click()
    await expect(dialog).toContainText(walk.translate(validationWords, 'whichVouchers'))
    await dialog.getByRole('radio', { name: walk.translate(repeatWords, 'fromDate') }).check()
    await expect(fieldOf(dialog, walk.translate(expenseWords, 'changedFrom'))).toBeVisible()
  }),
  screen('the question before a series goes to the trash', async (walk) => {
    const dialog = await over(walk, `bilag=${await seriesId(walk)}`, 'Insurance')
    await dialog.getByRole('button', { name: walk.translate(repeatWords, 'seriesToTrash'), exact: true }).click()
    await expect(dialogOf(walk, walk.translate(repeatWords, 'seriesToTrashTitle', { name: 'Insurance' }))).toBeVisible()
  }),
  screen('a repeating expense', async (walk) => {
    const dialog = await over(walk, `bilag=${await seriesId(walk)}`, 'Insurance')
    await expect(dialog).toContainText(walk.translate(repeatWords, 'stopHelp'))
  }),
  screen('an expense that a repeat has made', async (walk) => {
    await dialogOf(walk, 'Insurance').getByRole('listitem').getByRole('link').first().click()
    await expect(dialogOf(walk, 'Insurance')).toContainText(walk.translate(repeatWords, 'automaticNote'))
  }),
]
