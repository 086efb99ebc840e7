import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { Badge } from '../../../base/ui/page/badge'
import { ErrorState } from '../../../base/ui/page/error-state'
import { Panel } from '../../../base/ui/page/page'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { moment } from '../../../base/ui/words/moment'
import { useWords } from '../../../base/ui/words/use-words'
import { sessionCalls, type SessionInfo } from '../calls-session'
import { deviceText } from '../rules-device'
import { deviceWords } from '../words-device'
import { sessionWords } from '../words-session'
import styles from './sessions.module.css'

export function SessionsPanel() {
  const t = useWords(sessionWords)
  const query = useEndpointQuery(sessionCalls.list)
  return (
    <Panel title={t('title')}>
      <QueryGate query={query}>
        {(sessions) => (
          <ul className={styles.sessions}>
            {sessions.map((session) => (
              <Session key={session.id} session={session} />
            ))}
          </ul>
        )}
      </QueryGate>
    </Panel>
  )
}

function Session({ session }: { session: SessionInfo }) {
  const t = useWords(sessionWords)
  const name = useWords(deviceWords)
  const navigate = useNavigate()
  const end = useEndpointMutation(sessionCalls.end, { invalidates: [sessionCalls.list] })
  const { key, values } = deviceText(session.agent)
  const device = name(key, values)
  const at = moment(session.last_used_at)
  const press = () => {
    // Ending this session is a logout. A logout also removes data from this device.
    if (session.current) return void navigate({ to: '/logout' })
    end.mutateAsync({ params: { id: String(session.id) } }).then(
      () => toast.success(t('ended', { device })),
      () => undefined,
    )
  }
  return (
    <li className={styles.session}>
      <span>
        {device} {session.current && <Badge kind="archived">{t('current')}</Badge>}
        <span className="ui-fine">
          {t('since', { at: moment(session.created_at) })} · {session.current ? t('usedNow') : t('lastUsed', { at })}
        </span>
      </span>
      <Button variant="default" loading={end.isPending} aria-label={t('endOf', { device, at })} onClick={press}>
        {t('end')}
      </Button>
      {end.error !== null && <ErrorState error={end.error} retry={press} />}
    </li>
  )
}
