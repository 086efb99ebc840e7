import { SubscriptionPage } from '../../../landlord/subscription/web/SubscriptionPage'
import { PlanOverview } from './PlanOverview'

/** The page of the subscription. It shows the plan's effect on repeats and rent, which belong to later modules. */
export default function SubscriptionScreen() {
  return <SubscriptionPage planOverview={<PlanOverview />} />
}
