import type { Locator } from '@playwright/test'
import { shortcutWords } from '../src/app/web/shell/words-shortcuts'
import { quickSearchWords } from '../src/app/web/quick-search/words-quick-search'
import { shellWords } from '../src/app/web/words'
import { fileWords } from '../src/base/file/words'
import { changedWords } from '../src/base/ui/words/words-changed'
import { uiWords } from '../src/base/ui/words/words'
import { dateWords } from '../src/base/ui/words/words-date'
import { expenseWords } from '../src/books/expense/words'
import { repeatWords } from '../src/books/repeat/words'
import { linkWords } from '../src/landlord/login/words-link'
import { planLimitWords } from '../src/landlord/plan/words'
import { supplierWords } from '../src/books/supplier/words'
import { houseWords } from '../src/landlord/house/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { expenseForm, fillExpense, receipt, saveButton, expectUploaded } from './expense-form'
import { picture, svg } from './files'
import { expect, fieldOf, house, typeInto } from './journey'
import { alterAnswer, submitInvalidForm, pageTitled, type Screen, type ScreenWalk } from './screen'
import { dashboardTitle, supplierName, voucher } from './screens-landlord'

const somebody = 'ola@husbok.example'

interface Voucher {
  readonly id: number
  readonly description: string
  readonly archived: boolean
}

const dialogOf = ({ page }: ScreenWalk, name: string): Locator => page.getByRole('dialog', { name })
const shown = async (walk: ScreenWalk, name: string): Promise<Locator> => {
  await expect(dialogOf(walk, name)).toBeVisible()
  return dialogOf(walk, name)
}
/** The dashboard with its list, and these parameters in the address. */
const dashboard = async ({ page, product }: ScreenWalk, search = '') => {
  await page.goto(`${product.url}/home/dashboard${search}`)
  await expect(page.getByRole('main').getByText(voucher).filter({ visible: true }).first()).toBeVisible()
}
const find = async ({ landlord }: ScreenWalk, is: (one: Voucher) => boolean) => {
  const { bilags } = await landlord.api<{ bilags: Voucher[] }>('GET', 'bilag/all-types')
  return bilags.find(is)!.id
}
const screen = (name: string, open: Screen['open']): Screen => ({ name, title: dashboardTitle, open })
const newExpense = async (walk: ScreenWalk) => {
  await dashboard(walk, '?add=expense')
  return await expenseForm(walk.page, walk.translate)
}
/** The dialog of one voucher. It shows the voucher, or the form that changes it. */
const expense =
  (search: 'bilag' | 'edit', is: (one: Voucher) => boolean, name: (walk: ScreenWalk) => string) =>
  async (walk: ScreenWalk) => {
    await dashboard(walk, `?${search}=${await find(walk, is)}`)
    const dialog = await shown(walk, name(walk))
    await expect(dialog.getByText(walk.translate(expenseWords, 'franchise')).first()).toBeVisible()
    return dialog
  }
const isVoucher = (one: Voucher) => one.description === voucher
const info = expense('bilag', isVoucher, () => voucher)
const toChange = expense('edit', isVoucher, ({ translate }) => translate(expenseWords, 'editTitle'))
const gallery = (name: string, seen: (walk: ScreenWalk) => Promise<void>) => async (walk: ScreenWalk) => {
  const dialog = await info(walk)
  await dialog.getByRole('button', { name }).click()
  await seen(walk)
}
const plan =
  (change: Record<string, unknown>, title: keyof typeof planLimitWords.texts, values = {}) =>
  async (walk: ScreenWalk) => {
    await alterAnswer(walk.page, 'profile', (answer) => ({ ...answer, ...change }))
    await dashboard(walk, '?add=expense')
    await shown(walk, walk.translate(planLimitWords, title, values))
  }

/** The profile of an account whose subscription is over. */
const ended = { subscriptionEndsOn: '2026-01-15' }

/** All dialogs over a page, and questions in place of a page. */
export const dialogScreens: readonly Screen[] = [
  screen('the menu of documents', async (walk) => {
    await dashboard(walk)
    await walk.page.getByRole('button', { name: walk.translate(dashboardWords, 'addDocument'), exact: true }).click()
    await expect(walk.page.getByRole('menuitem').first()).toBeFocused()
  }),
  screen('the sidebar as a drawer, or narrow', async (walk) => {
    await dashboard(walk)
    const drawer = walk.page.getByRole('button', { name: walk.translate(shellWords, 'openMenu') })
    if (!(await drawer.isVisible()))
      return await walk.page.getByRole('button', { name: walk.translate(shellWords, 'narrowMenu') }).click()
    await drawer.click()
    return await shown(walk, walk.translate(shellWords, 'menu'))
  }),
  screen('a new expense', newExpense),
  screen('a new expense with errors and refused files', async (walk) => {
    const { page, translate } = walk
    // The sidebar becomes wide again if the previous screen has made it narrow.
    await page.evaluate(() => localStorage.removeItem('sidebar'))
    const dialog = await newExpense(walk)
    await fillExpense(dialog, translate, { files: [await picture('photo.png'), svg('drawing.svg')] })
    await expectUploaded(dialog, translate, ['photo.png'])
    await fieldOf(dialog, translate(expenseWords, 'supplierId')).fill('Tak AS')
    await submitInvalidForm(walk, dialog, translate(expenseWords, 'save'))
  }),
  screen('the calendar', async ({ page, translate }) => {
    await page
      .getByRole('button', { name: translate(uiWords, 'pickDate', { label: translate(expenseWords, 'date') }) })
      .click()
    await expect(page.getByRole('button', { name: translate(dateWords, 'nextMonth') })).toBeVisible()
  }),
  screen('the question before changes are discarded', async (walk) => {
    await fieldOf(await newExpense(walk), walk.translate(expenseWords, 'description')).fill('Roof')
    await walk.page.keyboard.press('Escape')
    await shown(walk, walk.translate(uiWords, 'discardTitle'))
  }),
  screen('the question before archiving', async (walk) => {
    const dialog = await newExpense(walk)
    await dialog.getByRole('button', { name: walk.translate(expenseWords, 'archive') }).click()
    await shown(walk, walk.translate(expenseWords, 'archiveTitle'))
  }),
  screen('a new expense that the server refuses', async (walk) => {
    const json = { message: 'unavailable', requestId: 'req-503' }
    await walk.page.route('**/api/bilag', (route) => route.fulfill({ status: 503, json }))
    const dialog = await newExpense(walk)
    await fillExpense(dialog, walk.translate, { ...receipt, supplier: 'none' })
    await fieldOf(dialog, walk.translate(expenseWords, 'houseId')).selectOption(String(walk.landlord.houseId))
    await saveButton(dialog, walk.translate).click()
    await expect(dialog.getByText('req-503')).toBeVisible()
  }),
  screen('an expense', info),
  screen('the question before an expense goes to the trash', async (walk) => {
    await dialogOf(walk, voucher)
      .getByRole('button', { name: walk.translate(expenseWords, 'toTrash') })
      .click()
    await shown(walk, walk.translate(expenseWords, 'toTrashTitle', { name: voucher }))
  }),
  screen(
    'a picture',
    gallery(
      'boiler.jpg',
      async ({ page }) => await expect(page.getByRole('img', { name: 'boiler.jpg' })).toBeVisible(),
    ),
  ),
  screen(
    'a PDF',
    gallery(
      'boiler.pdf',
      async ({ page, translate }) =>
        await expect(
          page.getByRole('img', { name: translate(fileWords, 'page', { number: 1, all: 1 }) }),
        ).toBeVisible(),
    ),
  ),
  screen('an expense to change', toChange),
  screen(
    'an expense with long texts',
    expense(
      'bilag',
      (one) => one.description.startsWith('Menneske'),
      () => 'Menneskerettighets',
    ),
  ),
  screen('an expense made by a repeat, to change', async (walk) => {
    await alterAnswer(walk.page, `bilag/${await find(walk, isVoucher)}`, (answer) => ({
      ...answer,
      isAutoGenerate: true,
    }))
    const dialog = await toChange(walk)
    await expect(dialog.getByText(walk.translate(repeatWords, 'automaticNote'))).toBeVisible()
  }),
  screen('what another window has changed meanwhile', async (walk) => {
    const id = await find(walk, isVoucher)
    const stored = await walk.landlord.api<object>('GET', `bilag/${id}`)
    await walk.page.route(`**/api/bilag/${id}`, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 409,
            headers: { etag: '"another"' },
            json: { message: 'changedMeanwhile', requestId: 'r', current: { ...stored, sum: 77, archived: true } },
          })
        : route.continue(),
    )
    const dialog = await toChange(walk)
    await typeInto(fieldOf(dialog, walk.translate(expenseWords, 'sum')), '700')
    await saveButton(dialog, walk.translate).click()
    await expect(await shown(walk, walk.translate(changedWords, 'title'))).toContainText('77')
  }),
  screen(
    'an archived expense',
    expense(
      'bilag',
      (one) => one.archived,
      ({ translate }) => translate(expenseWords, 'untitled'),
    ),
  ),
  screen('the question before an archived expense is deleted', async (walk) => {
    await dialogOf(walk, walk.translate(expenseWords, 'untitled'))
      .getByRole('button', { name: walk.translate(expenseWords, 'deleteForGood') })
      .click()
    await shown(walk, walk.translate(expenseWords, 'deleteUntitled'))
  }),
  screen('the trial is nearly over', plan({ trial: { day: 28, state: 'warning' } }, 'limit28Title')),
  screen('the trial is over', plan({ trial: { day: 30, state: 'blocked' } }, 'limit30Title')),
  screen(
    'few free vouchers are left',
    plan({ free: { used: 15, warnAt: 15, cap: 21 } }, 'limit15Title', { used: 15, cap: 21 }),
  ),
  screen(
    'the subscription has ended after the trial',
    plan(
      { ...ended, trial: { day: 200, state: 'blocked' }, free: { used: 32, warnAt: 15, cap: 21 } },
      'limitEndedTitle',
    ),
  ),
  screen(
    'the subscription has ended with more vouchers than are free',
    plan({ ...ended, free: { used: 32, warnAt: 15, cap: 21 } }, 'limitEndedTitle'),
  ),
  screen('no free voucher is left', plan({ free: { used: 21, warnAt: 15, cap: 21 } }, 'limit21Title')),
  screen('an expense that is not there', async (walk) => {
    await dashboard(walk, '?bilag=999999')
    await expect(
      (await shown(walk, walk.translate(expenseWords, 'infoTitle'))).getByRole('button', {
        name: walk.translate(uiWords, 'tryAgain'),
      }),
    ).toBeVisible()
  }),
  screen('the keyboard shortcuts', async (walk) => {
    await dashboard(walk)
    await inSidebar(walk, 'shortcuts')
    await shown(walk, walk.translate(shortcutWords, 'title'))
  }),
  {
    name: 'the question of a login link of somebody else',
    title: pageTitled((translate) => translate(linkWords, 'askTitle', { email: somebody })),
    open: async ({ page, product, translate }) => {
      await page.route('**/api/auth/by-url/check', (route) => route.fulfill({ json: { email: somebody } }))
      await page.goto(`${product.url}/login/by-url?token=x`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        translate(linkWords, 'askTitle', { email: somebody }),
      )
    },
  },
  screen('a new house with errors', async (walk) => {
    await dashboard(walk)
    await inSidebar(walk, 'addHouse')
    const dialog = await shown(walk, walk.translate(houseWords, 'addTitle'))
    await submitInvalidForm(walk, dialog, walk.translate(houseWords, 'add'))
  }),
  screen('four houses are the most', async (walk) => {
    const { page } = walk
    await page.route('**/api/house', async (route) => {
      const answer = await route.fetch()
      const houses = (await answer.json()) as { id: number }[]
      for (const id of [1_000_001, 1_000_002]) houses.push({ ...houses[0]!, id })
      await route.fulfill({ response: answer, json: houses })
    })
    await dashboard(walk)
    await inSidebar(walk, 'addHouse')
    await shown(walk, walk.translate(houseWords, 'tooManyTitle'))
  }),
  screen('the search in everything', async (walk) => {
    await dashboard(walk)
    await inSidebar(walk, 'searchAll')
    const dialog = await shown(walk, walk.translate(quickSearchWords, 'title'))
    await dialog.getByRole('combobox').fill(house.name)
    await expect(dialog.getByRole('option').first()).toBeVisible()
  }),
  screen('the question before a house is deleted', async (walk) => {
    await dashboard(walk)
    await inSidebar(walk, 'deleteHouse')
    await shown(walk, walk.translate(houseWords, 'deleteTitle', { name: house.name }))
  }),
  screen('the only house stays', async (walk) => {
    await walk.page.route('**/api/house', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: ((await answer.json()) as unknown[]).slice(0, 1) })
    })
    await dashboard(walk)
    await inSidebar(walk, 'deleteHouse')
    await shown(walk, walk.translate(houseWords, 'lastTitle'))
  }),
  {
    name: 'the question before a supplier is deleted',
    title: pageTitled(() => supplierName),
    open: async (walk) => {
      await walk.page.goto(`${walk.product.url}/home/suppliers`)
      await walk.page.getByRole('link', { name: supplierName }).filter({ visible: true }).click()
      await walk.page.getByRole('button', { name: walk.translate(supplierWords, 'remove'), exact: true }).click()
      await shown(walk, walk.translate(supplierWords, 'removeTitle', { name: supplierName }))
    },
  },
]

/** Clicks a button of the sidebar. On small screens it is in the drawer. */
async function inSidebar(
  { page, translate }: ScreenWalk,
  key: 'addHouse' | 'deleteHouse' | 'shortcuts' | 'searchAll',
): Promise<void> {
  const drawer = page.getByRole('button', { name: translate(shellWords, 'openMenu') })
  if (await drawer.isVisible()) await drawer.click()
  await page
    .getByRole('button', { name: translate(shellWords, key), exact: true })
    .filter({ visible: true })
    .click()
}
