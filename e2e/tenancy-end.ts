import type { Locator, Page } from '@playwright/test'
import { handoverRoomWords } from '../src/lease/handover/words-rooms'
import { handoverScreenWords } from '../src/lease/handover/words'
import { letterPaperWords } from '../src/lease/letter/words-sheet'
import type { LetterKind } from '../src/lease/letter/model'
import { tenantLetterWords } from '../src/lease/letter/words'
import { settlementScreenWords } from '../src/lease/settlement/words-screen'
import { picture } from './files'
import { expect, fieldOf, type Translate } from './journey'
import type { Product } from './product'

/** Sends the letter whose dialog is open, and expects it in the tenant's mail. */
export async function sendOpenLetter(
  { page, product, translate }: { readonly page: Page; readonly product: Product; readonly translate: Translate },
  kind: LetterKind,
  email: string,
  fill: (dialog: Locator) => Promise<void> = async () => undefined,
): Promise<void> {
  const name = translate(letterPaperWords, kind)
  const dialog = page.getByRole('dialog', { name, exact: true })
  await fill(dialog)
  await dialog.getByRole('button', { name: translate(tenantLetterWords, 'go_mail'), exact: true }).click()
  await expect(dialog).toBeHidden()
  // On a phone the message is where the next button is, and it stays while the pointer rests on it.
  const message = page.getByText(translate(tenantLetterWords, 'done_mail'))
  await expect(message.first()).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(message).toHaveCount(0)
  expect((await product.mailTo(email, name)).text).toContain('Kari Nordmann')
}

/**
 * Writes the handover on moving out with a remark and three photos of it. The connection is cut after the first photo.
 * Returns the words of the remark.
 */
export async function handOverWithoutConnection(page: Page, translate: Translate): Promise<string> {
  const h = (key: keyof (typeof handoverScreenWords)['texts'], values = {}) =>
    translate(handoverScreenWords, key, values)
  await page.getByRole('button', { name: h('newOut') }).click()
  const room = page.locator('details', { hasText: translate(handoverRoomWords, 'bath') }).first()
  await room.locator('summary').click()
  const item = room.locator('.handover-item').first()
  await item.getByRole('radio', { name: h('remark') }).check()
  const remark = 'Sprekk i kanten'
  await fieldOf(item, h('remarkOf')).pressSequentially(remark)
  const camera = item.locator('input[type=file]')
  await camera.setInputFiles([await picture('1.jpg')])
  await expect(item.getByRole('img')).toHaveCount(1)
  await page.context().setOffline(true)
  await camera.setInputFiles([await picture('2.jpg', '#884422')])
  await camera.setInputFiles([await picture('3.jpg', '#228844')])
  await expect(page.getByText(h('waiting_other', { count: 2 }))).toBeVisible()
  await page.context().setOffline(false)
  await expect(item.getByRole('img')).toHaveCount(3)
  // A photo that waits is an image too. The form can be saved once none waits.
  await expect(item.getByText(h('waits'), { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: h('save'), exact: true }).click()
  await page.getByRole('button', { name: h('signPaper') }).click()
  const dialog = page.getByRole('dialog', { name: h('signPaper') })
  await dialog.getByRole('button', { name: h('markSigned') }).click()
  await expect(dialog).toBeHidden()
  return remark
}

/**
 * Writes a settlement on its page: the rent that is owed, and damage of that sum by the remark of the handover. Its sum is
 * missing first, and the page is loaded anew.
 */
export async function writeSettlement(page: Page, translate: Translate, remark: string, sum: string): Promise<void> {
  const s = (key: keyof (typeof settlementScreenWords)['texts'], values = {}) =>
    translate(settlementScreenWords, key, values)
  const start = page.getByRole('button', { name: s('write'), exact: true })
  const save = page.getByRole('button', { name: s('save'), exact: true })
  await start.click()
  await expect(fieldOf(page.getByRole('region', { name: s('claim', { number: 1 }) }), s('sum'))).not.toHaveValue('')
  await page.getByRole('button', { name: s('addClaim') }).click()
  const damage = page.getByRole('region', { name: s('claim', { number: 2 }) })
  await expect(fieldOf(damage, s('kind'))).toBeFocused()
  const [, option] = await fieldOf(damage, s('basis')).locator('option').allTextContents()
  await fieldOf(damage, s('basis')).selectOption(option!)
  await expect(fieldOf(damage, s('text'))).toHaveValue(new RegExp(remark))
  await expect(damage.getByRole('img')).toHaveCount(3)
  await save.click()
  const field = fieldOf(damage, s('sum'))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.pressSequentially(sum)
  // A draft is stored within a second or two. A reload shows it again.
  await page.waitForTimeout(1500)
  page.once('dialog', (asked) => void asked.accept())
  await page.reload()
  await start.click()
  await expect(field).toHaveValue(new RegExp(sum.slice(-3)))
  await save.click()
  await expect(save).toBeHidden()
}
