import { testProject } from './project.ts';

await testProject();
