import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { RouteLink } from '../../../base/ui/page/link'
import { Notice } from '../../../base/ui/page/notice'
import { refresh, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { authorityId } from './begin'
import { externalEndWords } from './words-ended'

/** How often it is looked whether the login lives, in ms. */
const period = 1000
/** Where this device's clock is ahead of the server's the profile is not read every second, in ms. */
const pause = 10_000

/**
 * Looks every second whether the login with the electronic id has ended; then the profile is read anew, and the login
 * offered again (docs/rules.md#login-with-an-electronic-id).
 */
export function ExternalLoginEnd() {
  const t = useWords(externalEndWords)
  const { data } = useEndpointQuery(accountCalls.profile)
  const { pathname, searchStr } = useLocation()
  const expire = data?.difiData?.expire
  /** The login that was seen to end here; one that the landlord has ended is none. */
  const [ended, setEnded] = useState<number | null>(null)
  useEffect(() => {
    if (expire === undefined) return
    let next = expire * 1000
    const timer = setInterval(() => {
      if (Date.now() < next) return
      next = Date.now() + pause
      setEnded(expire)
      refresh([accountCalls.profile])
    }, period)
    return () => clearInterval(timer)
  }, [expire])
  if (ended === null || !data || data.difiData !== null) return null
  return (
    <Notice
      kind="warning"
      label={t('label')}
      action={<RouteLink href={loginPlace(pathname, searchStr)}>{t('again')}</RouteLink>}
    >
      {t('ended')}
    </Notice>
  )
}

/** Where the login is offered: the tax year's page does so itself. */
const loginPlace = (path: string, search: string): string =>
  /^\/(altinn|skatteetaten)$/.test(path) ? `${path}${search}#${authorityId}` : '/profile/account-settings'
