import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { RouteLink } from '../../../base/ui/page/link'
import { Notice } from '../../../base/ui/page/notice'
import { refresh, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { authorityPanelId } from './begin'
import { externalEndWords } from './words-ended'

/** Milliseconds between two checks of the time. */
const period = 1000
/**
 * Milliseconds between two reads. A device whose clock is ahead of the server's would otherwise read the profile every
 * second.
 */
const pause = 10_000

/**
 * When a login has ended, reads the profile again and offers a new login
 * (docs/rules/landlord.md#login-with-an-electronic-id).
 */
export function ExternalLoginEnd() {
  const t = useWords(externalEndWords)
  const { data } = useEndpointQuery(accountCalls.profile)
  const { pathname, searchStr } = useLocation()
  const expire = data?.difiData?.expire
  /** The end time of the login that ran out while the page was open. Null for a login that the landlord ended. */
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

/** The page on which to log in again: the page of the tax year itself, otherwise the settings. */
const loginPlace = (path: string, search: string): string =>
  /^\/(altinn|skatteetaten)$/.test(path) ? `${path}${search}#${authorityPanelId}` : '/profile/account-settings'
