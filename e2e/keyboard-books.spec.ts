import type { Locator, Page } from '@playwright/test'
import { formatKr, ore } from '../src/base/kit/money'
import { uiWords } from '../src/base/ui/words/words'
import { depreciationWords } from '../src/books/depreciation/words'
import { trashWords } from '../src/books/trash/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { income, item, wizard } from './books-form'
import { rowOf } from './expense-form'
import { en, enter, expect, fieldOf, makeLandlord, test, year } from './journey'
import { holdsFocus, press, tabTo, write } from './keys'
import { pageWords } from './page-words'

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })
const translate = (key: keyof typeof depreciationWords.texts) => en(depreciationWords, key)

test(
  'the depreciation wizard goes from information to the saved item without a mouse',
  { tag: '@proof' },
  async ({ page, product }) => {
    await enter(page, product, await makeLandlord(product), '/home/furniture-and-home-contents')
    const add = button(page, en(dashboardWords, 'addNewContents')).first()
    await press(page, add)
    const dialog = await wizard(page, en, 'stepInfo')
    await holdsFocus(page, dialog)
    await press(page, button(dialog, translate('next')))
    await wizard(page, en, 'stepForm')
    // Each step starts at its top, not at the position of the previous step's button.
    await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
    await write(page, fieldOf(dialog, translate('name')), 'Fridge')
    await write(page, fieldOf(dialog, translate('date')), `0403${year}`)
    await write(page, fieldOf(dialog, translate('sum')), '20000')
    const over = dialog.getByRole('radio', { name: translate('over'), exact: true })
    // The group is one stop for Tab. The arrow keys choose.
    await tabTo(page, dialog.getByRole('radio', { name: translate('under'), exact: true }))
    await page.keyboard.press('ArrowDown')
    await expect(over).toBeChecked()
    await write(page, fieldOf(dialog, translate('lifetime')), '2')
    await press(page, button(dialog, translate('next')))
    // Refused: the summary has the focus, and its line leads to the field.
    const summary = dialog.getByRole('alert').filter({ hasText: en(uiWords, 'fixFollowing') })
    await expect(summary).toBeFocused()
    await press(page, summary.getByRole('link'))
    await expect(fieldOf(dialog, translate('lifetime'))).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('5')
    await press(page, button(dialog, translate('next')))
    await wizard(page, en, 'stepCalculations')
    await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
    await tabTo(page, dialog.getByRole('radio').first())
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('radio', { name: translate('atOnce') })).toBeChecked()
    await press(page, button(dialog, translate('back')))
    await wizard(page, en, 'stepForm')
    await expect(fieldOf(dialog, translate('name'))).toHaveValue('Fridge')
    // Esc asks, because something is typed. Staying leads back into the wizard.
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: en(uiWords, 'discardTitle') })
    await press(page, button(question, en(uiWords, 'discardStay')))
    await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
    await press(page, button(dialog, translate('next')))
    await wizard(page, en, 'stepCalculations')
    await press(page, button(dialog, translate('save')))
    await expect(dialog).toBeHidden()
    await expect(rowOf(page, 'Fridge')).toContainText(formatKr(ore(2_000_000)))
  },
)

test(
  'the trash folder is emptied and its records brought back without a mouse',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    const { id: roof } = await landlord.expense({ description: 'Roof' })
    const { id: letting } = await income(landlord)
    const { id: sofa } = await item(landlord)
    for (const call of [`bilag/${roof}`, `incomebilag/${letting}`]) await landlord.api('DELETE', call)
    await page.clock.install()
    await enter(page, product, landlord, `/home/furniture-and-home-contents/${sofa}`)
    await press(page, button(page, translate('toTrash')))
    const asked = page.getByRole('dialog', { name: en(depreciationWords, 'toTrashTitle', { name: 'Sofa' }) })
    await holdsFocus(page, asked)
    await press(page, button(asked, translate('toTrash')))
    // The toast stays while it has the focus.
    const undo = page.getByRole('status').getByRole('button', { name: en(uiWords, 'undo'), exact: true })
    await expect(undo).toBeVisible()
    await undo.focus()
    await page.clock.fastForward(6000)
    await expect(undo).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(rowOf(page, 'Sofa')).toBeVisible()

    await press(page, page.getByRole('link', { name: en(pageWords, '/home/trash-folder') }))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await press(page, button(page, en(trashWords, 'restoreOf', { name: 'Summer let' })))
    await expect(rowOf(page, 'Summer let')).toHaveCount(0)
    await press(page, page.getByRole('link', { name: 'Roof' }))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const remove = button(page.getByRole('main'), en(trashWords, 'deleteForGood'))
    await press(page, remove)
    const question = page.getByRole('dialog', { name: en(trashWords, 'deleteTitle', { name: 'Roof' }) })
    await holdsFocus(page, question)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(remove).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, button(question, en(trashWords, 'deleteForGood')))
    await expect(page.getByText(en(dashboardWords, 'noTrashTitle'))).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  },
)
