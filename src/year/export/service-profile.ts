import { answerWriter } from '../../base/call/answer'
import { osloDay, type Instant } from '../../base/kit/day'
import { translate } from '../../base/kit/words'
import { Profile, profileRecord } from '../../landlord/account/model'
import { accountWords } from '../../landlord/account/words'
import { SubscriptionInfo } from '../../landlord/subscription/model'
import { isActive } from '../../landlord/subscription/rules-status'
import { fieldCell } from './rules-columns'
import type { SheetCell } from './rules-sheet'
import { yesNoText, type ExportContext } from './service-context'

const writeProfile = answerWriter(Profile, false)
const writeSubscription = answerWriter(SubscriptionInfo, false)

/** The profile and how the subscription stands, flat as the API answers them, and both as two columns of one sheet. */
export async function writeProfileSheet(
  { book, language, word }: Pick<ExportContext, 'book' | 'language' | 'word'>,
  profile: Profile,
  subscription: SubscriptionInfo,
): Promise<void> {
  await book.text('data/profile.json', `${writeProfile(profile)}\n`)
  await book.text('data/subscription.json', `${writeSubscription(subscription)}\n`)
  const sheet = await book.sheet('profile', ['field', 'value'], word)
  const cell = (name: (typeof profileRecord.names)[number]): SheetCell => {
    if (profile.unreadable.includes(name)) return word('unreadable')
    const field = profileRecord.fields[name]
    // In a column of texts a day is one too.
    return field.kind === 'day' ? profile[name] : fieldCell(field, profile[name], accountWords, language)
  }
  const { status, endDate } = subscription
  const end = endDate === null ? '' : osloDay(new Date(endDate * 1000).toISOString() as Instant)
  const rows: readonly [string, SheetCell][] = [
    [translate(accountWords, 'email', language), profile.email],
    ...profileRecord.names.map((name): [string, SheetCell] => [translate(accountWords, name, language), cell(name)]),
    [word('subscription'), yesNoText(word, isActive(status))],
    [word('subscriptionEnd'), end],
  ]
  for (const [field, value] of rows) await sheet.add({ field, value })
  await sheet.end()
}
