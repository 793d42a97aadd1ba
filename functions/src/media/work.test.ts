import { describe, expect, it } from 'vitest';
import { planFor } from './plan.ts';
import { groupsOf, workOf } from './work.ts';
import { fullHd } from './testing/sources.ts';

const groupsAfter = (duration: number) => {
  const source = { ...fullHd, duration };
  return groupsOf(source, planFor(source));
};

describe('the tasks that make a video’s renditions', () => {
  it('are one for a short video, which is downloaded and decoded once', () => {
    expect(groupsAfter(60)).toEqual([[240, 360, 480, 720, 1080]]);
  });

  it('are one for each rendition of a longer video, so that none takes too long', () => {
    expect(groupsAfter(20 * 60)).toEqual([[240], [360], [480], [720], [1080]]);
  });

  it('are reckoned with what is read and what is written', () => {
    const { renditions } = planFor(fullHd);
    const [smallest] = renditions;

    const all = workOf(fullHd, renditions);
    const one = workOf(fullHd, smallest ? [smallest] : []);

    expect(one).toBeGreaterThan(0);
    expect(all).toBeGreaterThan(one);
    expect(workOf({ ...fullHd, duration: 2 * fullHd.duration }, renditions)).toBeCloseTo(2 * all);
  });
});
