import { one, type Planted } from './edit'

/** Defects in the handling of the payment provider's messages. */
export const billingDefects: readonly Planted[] = [
  one(
    'signatures of messages are not checked',
    ['webhooks', 'what Stripe has not signed'],
    'landlord/subscription stripeBilling',
    'webhooks.constructEvent(...signed, toleranceSeconds, undefined, Date.parse(now))',
    '(void webhooks, void signed, JSON.parse(Buffer.from(bytes).toString()))',
  ),
  one(
    'old messages are taken',
    ['webhooks', 'five minutes ago'],
    'landlord/subscription toleranceSeconds',
    'toleranceSeconds = 300',
    'toleranceSeconds = 3000',
  ),
  one(
    'what a message claims is stored',
    ['webhooks', '24 orders'],
    'landlord/subscription receiveEvent',
    'await queueSubscriptionReading(ctx.db, ctx.now, known.account_id)',
    "void queueSubscriptionReading\n    await ctx.db.updateTable('account').set({ subscriptionActive: event.type !== 'customer.subscription.deleted' }).where('id', '=', known.account_id).execute()",
  ),
  one(
    'messages act as often as they come',
    ['webhooks', 'messages of Stripe'],
    'base/webhook isFirstOf',
    'return taken.numInsertedOrUpdatedRows === 1n',
    'return taken.numInsertedOrUpdatedRows !== undefined',
  ),
]
