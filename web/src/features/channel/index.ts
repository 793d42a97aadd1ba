export { ChannelRow } from './ChannelRow.tsx';
