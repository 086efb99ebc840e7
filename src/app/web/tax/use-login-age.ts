import { useSyncExternalStore } from 'react'
import type { Profile } from '../../../landlord/account/model'
import { clockText, loginAgeOf, type LoginAge, type LoginState } from './login-age'

type Login = Pick<Profile, 'difiData' | 'difiSince'>

/** The times at which this page first saw each login, by the login's end. */
const seen = new Map<number, number>()

function ageNow(login: Login): LoginAge {
  const now = Date.now()
  const expire = login.difiData?.expire ?? 0
  if (!seen.has(expire)) seen.set(expire, now)
  return loginAgeOf(login, seen.get(expire) ?? now, now)
}

const eachSecond = (notify: () => void) => {
  const timer = setInterval(notify, 1000)
  return () => clearInterval(timer)
}

/** The state of a login, checked each second. */
export const useLoginState = (login: Login): LoginState => useSyncExternalStore(eachSecond, () => ageNow(login).state)

/** The time that a login is left: `4:05` */
export const useTimeLeft = (login: Login): string =>
  useSyncExternalStore(eachSecond, () => clockText(ageNow(login).leftMs))
