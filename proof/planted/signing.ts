import { one, type Planted } from './edit'

/** Defects by which what a provider was asked for happens twice. */
export const signingDefects: readonly Planted[] = [
  one(
    'an order whose answer was lost is made again',
    ['signing', 'by deposit'],
    'lease/signing orderService',
    'options.isFirst ? null : await orders.find(signing.external_id, signing.created_at)',
    'null',
  ),
]
