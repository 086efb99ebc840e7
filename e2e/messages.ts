import type { Mail, Product } from './product'

const read = async <T>({ sandboxUrl }: Product, what: string): Promise<T[]> =>
  (await (await fetch(`${sandboxUrl}/__sandbox/${what}`)).json()) as T[]

/** All mails to an address, newest first. */
export const messagesTo = async (product: Product, email: string): Promise<readonly Mail[]> =>
  (await read<Mail>(product, 'mails')).filter(({ to }) => to === email)

/** All text messages to a number, newest first. */
export const textsTo = async (product: Product, number: string): Promise<readonly string[]> =>
  (await read<{ to: string; text: string }>(product, 'sms'))
    .filter(({ to }) => to.endsWith(number))
    .map(({ text }) => text)
