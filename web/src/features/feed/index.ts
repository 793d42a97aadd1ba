export { HomePage, SubscriptionsPage, TrendsPage } from './FeedPages.tsx';
export { FurtherFailed } from './FurtherFailed.tsx';
export { SmallCard } from './SmallCard.tsx';
export { WideCard, WideCardSkeleton } from './WideCard.tsx';
