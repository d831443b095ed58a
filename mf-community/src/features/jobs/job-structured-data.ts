import type { JobDetail } from '@femcoders/contracts/job';
import type { JobContract } from '@femcoders/contracts/job-names';
import { jobPath } from './job-address.ts';

const country = 'ES';

const contractTypes: Partial<Record<JobContract, string>> = {
  temporal: 'TEMPORARY',
  formativo: 'INTERN',
  autonomo: 'CONTRACTOR',
};

/**
 * An open offer for search engines (https://schema.org/JobPosting).
 * @param origin the site's own, without a slash at its end
 */
export function jobStructuredData(job: JobDetail, origin: string): Record<string, unknown> {
  const { title, company, companyUrl, slug, mode, city, workday, contract, musts, about } = job;
  const workdayType = workday === 'completa' ? 'FULL_TIME' : 'PART_TIME';
  const contractType = contractTypes[contract];
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: [about, musts.map((need) => `- ${need}`).join('\n'), job.process].join('\n\n'),
    identifier: { '@type': 'PropertyValue', name: company, value: job.id },
    url: origin + jobPath(slug),
    datePosted: job.publishedAt,
    validThrough: job.expiresAt,
    employmentType: contractType ? [workdayType, contractType] : [workdayType],
    hiringOrganization: { '@type': 'Organization', name: company, ...(companyUrl && { sameAs: companyUrl }) },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: job.salaryMin, maxValue: job.salaryMax, unitText: 'YEAR' },
    },
    ...(mode === 'remoto'
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: country },
        }
      : {
          jobLocation: {
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
          },
        }),
    ...(job.technologies.length > 0 && { skills: job.technologies.join(', ') }),
    directApply: false,
  };
}
