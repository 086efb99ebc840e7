import { EmailText } from '../../../base/ui/page/email-text'
import { Building2 } from 'lucide-react'
import { useId } from 'react'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { HouseField } from '../../../landlord/house/web/HouseField'
import { houseWords } from '../../../landlord/house/words'
import { useHouse } from '../../../landlord/house/web/use-house'
import styles from './sidebar.module.css'
import { shellWords } from '../words'
import { fullName } from '../../../base/kit/full-name'

/** Which house the screens show. A narrow sidebar has no room for it: its button makes the sidebar wide. */
export function HouseSelect({ narrow, onWiden }: { narrow: boolean; onWiden: (() => void) | undefined }) {
  const t = useWords(shellWords)
  const h = useWords(houseWords)
  const id = useId()
  const { house, ...chosen } = useHouse()
  if (!house) return null
  if (narrow) {
    return (
      <button type="button" className={styles.item} onClick={onWiden}>
        <Building2 size={20} aria-hidden />
        <span>{t('chooseHouse', { name: chosen.isAll ? h('allHouses') : house.name })}</span>
      </button>
    )
  }
  return <HouseField id={id} house={house} {...chosen} />
}

/** Name and e-mail of whoever is logged in. */
export function WhoIsHere({ narrow }: { narrow: boolean }) {
  const { data } = useEndpointQuery(accountCalls.profile)
  if (!data) return null
  const name = fullName(data)
  if (narrow) {
    return (
      <div className={styles.item}>
        <span className={styles.initials} aria-hidden>
          {data.firstName.slice(0, 1) + data.lastName.slice(0, 1)}
        </span>
        <span>
          {name}, {data.email}
        </span>
      </div>
    )
  }
  return (
    <div className={styles.who}>
      <strong>{name}</strong>
      <span>
        <EmailText address={data.email} />
      </span>
    </div>
  )
}
