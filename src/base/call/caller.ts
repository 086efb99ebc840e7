import type { Ctx, Route } from './context'
import type { Caller } from './limits'
import type { Parsed } from './stored-answer'

/** Whose calls are counted together: the account, the address that a public call names, or what the route knows. */
const subjectOf = async ({ subject }: Route, ctx: Ctx, input: Parsed): Promise<string> =>
  String(ctx.owner ?? (subject ? await subject(ctx, input) : emailIn(input.body)))

/** By what a call is counted: its address, unless its browser is known to belong to the subject. */
export async function callerOf(route: Route, ctx: Ctx, input: Parsed): Promise<Caller> {
  const subject = await subjectOf(route, ctx, input)
  const browser = (await route.browser?.(ctx, input)) ?? ''
  return browser === '' ? { ip: ctx.ip, subject } : { ip: browser, subject, isKnown: true }
}

const emailIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : ''
