import parsePhone from 'libphonenumber-js'
import type { Channel, SignerRequest } from './shapes'
import type { FieldFault } from './failure'

const sends = (setting: Channel | undefined, what: 'sendSms' | 'sendEmail') =>
  setting === what || setting === 'sendBoth'

export const isUrl = (text: string | undefined): boolean => /^https?:\/\/\S+$/.test(text ?? '')

/** The telephone number of this signer, `+4799999999`. Null when there is no valid one. */
export function phoneOf(mobile: NonNullable<SignerRequest['signerInfo']>['mobile']): string | null {
  const code = (mobile?.countryCode ?? '').replace(/^\+|^00/, '')
  const number = parsePhone(`+${code}${mobile?.number ?? ''}`)
  return number?.isValid() ? number.number : null
}

/** It is an assumption that these two errors are reported for the field Mobile. The product looks for their texts. */
function checkMobile(signer: SignerRequest, at: string): FieldFault[] {
  const settings = Object.values(signer.notifications?.setup ?? {}) as (Channel | undefined)[]
  const { mobile, email } = signer.signerInfo ?? {}
  const faults: FieldFault[] = []
  if (settings.some((each) => sends(each, 'sendSms'))) {
    const field = `${at}SignerInfo.Mobile`
    if (!mobile?.number)
      faults.push({ field, message: 'A valid mobile is required when the signer uses SMS notifications' })
    else if (phoneOf(mobile) === null) faults.push({ field, message: 'The supplied mobile number is invalid' })
  }
  if (settings.some((each) => sends(each, 'sendEmail')) && !/^\S+@\S+$/.test(email ?? ''))
    faults.push({
      field: `${at}SignerInfo.Email`,
      message: 'A valid email is required when the signer uses email notifications',
    })
  return faults
}

export function checkSigner(signer: SignerRequest, at: string): FieldFault[] {
  const { redirectMode, ...urls } = signer.redirectSettings
  const redirects = redirectMode === 'redirect' || redirectMode.includes('with_redirect')
  const wrong = redirects
    ? (['Success', 'Cancel', 'Error'] as const).filter((name) => !isUrl(urls[name.toLowerCase() as 'success']))
    : []
  return [
    ...wrong.map((name) => ({ field: `${at}RedirectSettings.${name}`, message: `The ${name} field is required.` })),
    ...checkMobile(signer, at),
  ]
}

const longest = 45 * 86_400_000

export function checkDeadline(
  deadline: string | undefined,
  now: string,
  { field, name } = { field: 'Advanced.TimeToLive.Deadline', name: 'deadline' },
): FieldFault[] {
  const ms = deadline === undefined ? 0 : Date.parse(deadline) - Date.parse(now)
  if (deadline === undefined || (ms > 0 && ms <= longest)) return []
  return [{ field, message: `The ${name} ${ms > 0 ? 'can be at most 45 days ahead' : 'has passed'}.` }]
}

/** 45 days from now: the default and the maximum. */
export const latestDeadline = (now: string): string => new Date(Date.parse(now) + longest).toISOString()
