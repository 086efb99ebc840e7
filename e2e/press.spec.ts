import { formatKr, ore } from '../src/base/kit/money'
import { uiWords } from '../src/base/ui/words/words'
import { contractWords } from '../src/lease/contract/words'
import { rentWords } from '../src/lease/rent/words'
import { contractFormWords } from '../src/lease/contract-form/words'
import { desktop, phone } from './axe'
import { choiceOf, contractField, fill, goTo, nextYear } from './contract-form'
import { expenseForm, fillExpense } from './expense-form'
import { en, enter, expect, makeLandlord, test } from './journey'

test(
  'what appears for a date that is left by pressing moves nothing from under the mouse',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    await enter(page, product, landlord)
    const dialog = await goTo(page, en, 'terms')
    await choiceOf(dialog, en, 'askType', en(contractWords, 'running')).check()
    await fill(dialog, en, { month_sum: '12 000' })
    /** Types a date and, without leaving the field by a key, clicks an answer as a hand does: down, a moment, up. */
    const pressAfter = async (key: 'start_date' | 'first_payment_date', date: string, answer: 'yes' | 'no') => {
      await contractField(dialog, en, key).fill(date)
      const radio = choiceOf(dialog, en, 'askTaxable', en(contractFormWords, answer))
      await radio.scrollIntoViewIfNeeded()
      const { x, y, width, height } = (await radio.boundingBox())!
      await page.mouse.move(x + width / 2, y + height / 2)
      await page.mouse.down()
      await page.waitForTimeout(100)
      await page.mouse.up()
      await expect(radio).toBeChecked()
      return { radio, y }
    }
    // The booked rent has its reserved place before there is any. The question about days before the first payment appears
    // after the click.
    const { radio, y } = await pressAfter('start_date', `15.01.${nextYear}`, 'yes')
    await expect(dialog.getByRole('region', { name: en(rentWords, 'previewTitle') })).toContainText(
      formatKr(ore(658_065)),
    )
    expect((await radio.boundingBox())!.y).toBeCloseTo(y, 0)
    await pressAfter('first_payment_date', `01.02.${nextYear}`, 'no')
    await expect(dialog.getByRole('radio', { name: en(contractWords, 'with_first'), exact: true })).toBeVisible()
  },
)

test(
  'the word about the draft moves no button, neither on a desktop nor on a phone',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size)
      await enter(page, product, landlord, '/home/dashboard?add=expense')
      const dialog = await expenseForm(page, en)
      const buttons = dialog.locator('.ui-form-actions').getByRole('button')
      const places = async () => await Promise.all((await buttons.all()).map((button) => button.boundingBox()))
      const before = await places()
      await fillExpense(dialog, en, { description: `Roof, ${size.width} px` })
      await expect(dialog.getByRole('status').filter({ hasText: /Draft kept \d\d:\d\d/ })).toBeVisible()
      expect(before.length).toBeGreaterThan(2)
      expect(await places()).toEqual(before)
      await dialog.getByRole('button', { name: en(uiWords, 'close') }).click()
      await page
        .getByRole('dialog', { name: en(uiWords, 'discardTitle') })
        .getByRole('button', { name: en(uiWords, 'discardGo') })
        .click()
      await expect(dialog).toBeHidden()
    }
  },
)
