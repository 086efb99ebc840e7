import type { Mail, Product } from './product'

/** All mails to an address, newest first. */
export async function mailsTo({ sandboxUrl }: Product, email: string): Promise<readonly Mail[]> {
  const mails = (await (await fetch(`${sandboxUrl}/__sandbox/mails`)).json()) as readonly Mail[]
  return mails.filter(({ to }) => to === email)
}
