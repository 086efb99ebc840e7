import type { Locator, Page } from '@playwright/test'
import { formatKr, ore } from '../src/base/kit/money'
import { monthAndYear } from '../src/base/ui/words/format'
import { checklistWords } from '../src/lease/checklist/words'
import { optionWords } from '../src/lease/checklist/words-options'
import { contractWords } from '../src/lease/contract/words'
import { contractDetailWords } from '../src/lease/contract-overview/words'
import { en, enter, expect, fieldOf, makeLandlord, test } from './journey'
import { contract, actionButton, dialogOf, menuButton, menuChoice, monthsAgo, partOf } from './lease-form'
import { rentWords } from '../src/lease/rent/words'
import { tenancyWords } from '../src/lease/tenancy/words'

const isFocused = (target: Locator) => target.evaluate((node) => node === document.activeElement).catch(() => false)
/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < 80; stops += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target.toString()} was not reached by Tab`)
}
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

test(
  'a contract is found, signed, furnished with a handover list and finished without a mouse',
  { tag: '@proof' },
  async ({ page, product }) => {
    test.setTimeout(120_000)
    const landlord = await makeLandlord(product)
    await contract(landlord)
    await enter(page, product, landlord, '/home/contract')
    await press(page, page.getByRole('link', { name: 'Per Hansen' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Per Hansen')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    // A closed dialog returns the focus to the element that opened it.
    await press(page, actionButton(page, en, 'sign'))
    const signing = dialogOf(page, en, 'sign')
    await expect(signing).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(signing).toBeHidden()
    await expect(actionButton(page, en, 'sign')).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, signing.getByRole('button', { name: en(tenancyWords, 'signGo') }))
    await expect(partOf(page, en, 'story')).toContainText(
      en(contractDetailWords, 'rentSince', {
        rent: formatKr(ore(1_200_000)),
        day: monthsAgo(2, 15).split('-').reverse().join('.'),
      }),
    )

    await press(page, menuButton(page, en))
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(menuChoice(page, en(tenancyWords, 'checklist'))).toBeFocused()
    await page.keyboard.press('Enter')
    const handover = dialogOf(page, en, 'checklist')
    await press(page, handover.getByRole('checkbox', { name: en(optionWords, 'mailbox'), exact: true }), 'Space')
    await press(page, handover.getByRole('button', { name: en(checklistWords, 'save') }))
    await press(page, partOf(page, en, 'handover').locator('summary'))
    await expect(page.getByRole('list', { name: en(tenancyWords, 'checklist') })).toContainText(
      en(optionWords, 'mailbox'),
    )

    // The menu of a month works by arrow keys and returns the focus to its button.
    await press(
      page,
      page.getByRole('button', {
        name: en(rentWords, 'monthMenu', { month: monthAndYear(monthsAgo(0, 1), 'en') }),
        exact: true,
      }),
    )
    await expect(menuChoice(page, en(rentWords, 'open'))).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(menuChoice(page, en(rentWords, 'changeSum'))).toBeFocused()
    await page.keyboard.press('Escape')
    await press(page, menuButton(page, en))
    await expect(menuChoice(page, en(contractDetailWords, 'pdf'))).toBeFocused()
    const finish = menuChoice(page, en(tenancyWords, 'finish'))
    for (const _ of Array(8)) {
      if (await finish.evaluate((node) => node === document.activeElement)) break
      await page.keyboard.press('ArrowDown')
    }
    await expect(finish).toBeFocused()
    await page.keyboard.press('Enter')
    const finishing = dialogOf(page, en, 'finish')
    await tabTo(page, fieldOf(finishing, en(tenancyWords, 'finishDate')))
    await tabTo(page, finishing.getByRole('radio').first())
    await page.keyboard.press('ArrowDown')
    await expect(finishing.getByRole('radio', { name: en(tenancyWords, 'finishDelete') })).toBeChecked()
    await press(page, finishing.getByRole('button', { name: en(tenancyWords, 'finishGo') }))
    await expect(page.getByRole('main')).toContainText(en(contractWords, 'finished'))
    await expect(partOf(page, en, 'income')).toContainText(en(rentWords, 'noIncomeFinished'))
  },
)
